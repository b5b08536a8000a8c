import { type FocusEvent, memo, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entity, Field } from '../../../entity/model/entity';
import type { FormPart, Labelled } from '../../data/resource';
import { fieldHelp, fieldTitle } from '../../i18n/entity-words';
import { InputProvider } from '../fields/input-context';
import { inputs } from '../fields/inputs';
import { refusalOf } from '../record/refusal';
import { isWide } from './is-wide';
import { LockedRow } from './locked-row';

interface FieldRowProps {
  readonly entity: Entity;
  readonly field: Field;
  readonly value: unknown;
  readonly fault: string | undefined;
  readonly isDemanded: boolean;
  readonly stored: Labelled | undefined;
  readonly Own?: NonNullable<FormPart['inputs']>[string] | undefined;
  readonly onChange: (name: string, value: unknown) => void;
  readonly onLeave: (name: string) => void;
}

/** Label, input, help and error of one field. */
export const FieldRow = memo(function FieldRow(props: FieldRowProps) {
  const { entity, field, value, fault, isDemanded, stored, Own, onChange, onLeave } = props;
  const { t } = useTranslation();
  const id = useId();
  const help = fieldHelp(t, entity, field);
  const Input = Own ?? inputs[field.type];
  const surroundings = useMemo(() => {
    const describedBy = [help && `${id}-help`, fault && `${id}-fault`].filter(Boolean).join(' ');
    return {
      labelId: `${id}-label`,
      describedBy: describedBy || undefined,
      invalid: fault !== undefined,
      labels: stored?._labels,
      stored,
    };
  }, [id, help, fault, stored]);
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onLeave(field.name);
  };

  if (!Input) return null;
  const lock = stored && refusalOf(t, stored, 'update', field.name);
  if (stored && lock !== undefined) {
    return <LockedRow entity={entity} field={field} stored={stored} reason={lock} />;
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: focus leaving any part of the input counts
    <div className={isWide(field) ? 'form-row is-wide' : 'form-row'} data-field={field.name} onBlur={leave}>
      <label id={`${id}-label`} htmlFor={id}>
        {fieldTitle(t, entity, field)}
        {isDemanded && field.type !== 'boolean' && (
          <span className="form-demanded" title={t('form.demanded')}>
            <span aria-hidden="true"> *</span>
            <span className="visually-hidden"> ({t('form.demanded')})</span>
          </span>
        )}
      </label>
      <div className={fault === undefined ? 'form-input' : 'form-input is-wrong'}>
        <InputProvider value={surroundings}>
          <Input
            id={id}
            entity={entity}
            field={field}
            value={value}
            onChange={(given) => onChange(field.name, given)}
          />
        </InputProvider>
      </div>
      {help && (
        <p id={`${id}-help`} className="form-help">
          {help}
        </p>
      )}
      {fault !== undefined && (
        <p id={`${id}-fault`} className="form-fault">
          {fault}
        </p>
      )}
    </div>
  );
});
