import type { InputProps } from '../../../data/resource';
import { NumbersSelect } from '../numbers-select';

export function NumbersInput({ control, field, value, onChange }: InputProps) {
  // A list that may not be empty is not given at all when its last number goes.
  const none = field.property.minItems ? null : [];
  return (
    <NumbersSelect
      {...control}
      value={Array.isArray(value) ? value : []}
      onChange={(numbers) => onChange(numbers.length > 0 ? numbers : none)}
    />
  );
}
