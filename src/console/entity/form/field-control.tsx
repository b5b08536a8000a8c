import { type ComponentType, useMemo } from 'react';
import type { Entity, Field } from '../../../entity/model/entity';
import type { InputProps, Labelled } from '../../data/resource';
import { type FieldRowProps, type InputPlace, InputProvider } from '../fields/input-context';

interface FieldControlProps {
  readonly Input: ComponentType<InputProps>;
  readonly entity: Entity;
  readonly field: Field;
  readonly at: InputPlace;
  readonly Row: ComponentType<FieldRowProps>;
  readonly labelId: string;
  readonly hasFault: boolean;
  readonly stored: Labelled | undefined;
  /** These come from antd's `Form.Item`. */
  readonly id?: string;
  readonly value?: unknown;
  readonly onChange?: (value: unknown) => void;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: 'true';
}

/** The input of a field, bound to the form. */
export function FieldControl({
  Input,
  entity,
  field,
  at,
  Row,
  labelId,
  hasFault,
  stored,
  id = '',
  value,
  onChange,
  'aria-describedby': describedBy,
  'aria-invalid': isInvalid,
}: FieldControlProps) {
  const surroundings = useMemo(() => ({ at, Row, labelId, stored }), [at, Row, labelId, stored]);
  const control = {
    id,
    'aria-describedby': describedBy,
    'aria-invalid': hasFault || isInvalid ? (true as const) : undefined,
  };
  return (
    <div className="form-input">
      <InputProvider value={surroundings}>
        <Input
          control={control}
          entity={entity}
          field={field}
          value={value}
          onChange={(given) => onChange?.(given)}
        />
      </InputProvider>
    </div>
  );
}
