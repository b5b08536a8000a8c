import type { InputProps } from '../../../data/resource';
import { NumberBox } from '../number-box';

/**
 * Whole numbers, decimals, amounts and percentages with their unit. Bounds are left to the validator:
 * an input that clamps would change what was typed without a word.
 */
export function NumberInput({ control, field, value, onChange }: InputProps) {
  return (
    <NumberBox
      {...control}
      field={field}
      className="input-number"
      value={typeof value === 'number' ? value : null}
      onChange={onChange}
      placeholder={field.property['x-placeholder']}
      {...(field.type === 'money' && value !== null && { precision: 2 })}
    />
  );
}
