import type { InputProps } from '../../../data/resource';
import { NumbersSelect } from '../numbers-select';

export function NumbersInput({ control, field, value, onChange }: InputProps) {
  // A list with `minItems` becomes null when its last number is removed, because it must not be empty.
  const none = field.property.minItems ? null : [];
  return (
    <NumbersSelect
      {...control}
      value={Array.isArray(value) ? value : []}
      onChange={(numbers) => onChange(numbers.length > 0 ? numbers : none)}
    />
  );
}
