import type { InputProps } from '../../data/resource';
import { useInputAria } from '../../entity/fields/input-context';
import { ComponentChoice } from './component-choice';

export function ComponentInput({ id, value, onChange, disabled }: InputProps) {
  const aria = useInputAria();
  return (
    <ComponentChoice
      id={id}
      {...aria}
      value={typeof value === 'string' ? value : null}
      onChange={onChange}
      disabled={disabled}
    />
  );
}
