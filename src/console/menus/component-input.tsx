import { useInputAria } from '../fields/input-context';
import type { InputProps } from '../resource';
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
