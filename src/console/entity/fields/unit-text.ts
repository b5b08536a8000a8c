import type { TFunction } from 'i18next';
import type { Language } from '../../../entity/contract/language';
import type { Entity, Field } from '../../../entity/model/entity';
import { partName } from '../../../entity/model/nested-fields';
import { unitOf } from '../../../entity/model/unit';
import { enumTitle, unitTitle } from '../../i18n/entity-words';
import { unitText } from '../../i18n/format/number';

type Values = Readonly<Record<string, unknown>>;

interface Place {
  readonly entity: Entity;
  readonly field: Field;
  /** The number, where there is one: words of units can depend on it. */
  readonly value?: unknown;
  /** The record, as far as it is known. */
  readonly row?: Values | undefined;
  /** The object of the record that holds the number. */
  readonly beside?: Values | undefined;
  readonly language: Language;
  readonly t: TFunction;
}

/** The unit of a number in words, of money the code of the currency; undefined where there is none to be known. */
export function unitWords({
  entity,
  field,
  value: number,
  row,
  beside,
  language,
  t,
}: Place): string | undefined {
  const unit = unitOf(entity, field);
  if (typeof unit !== 'object') return unit === undefined ? undefined : unitText(unit, language);
  const holder = unit.field.name.includes('.') ? beside : row;
  const value = holder?.[partName(unit.field)];
  if (typeof value !== 'string' || value === '') return undefined;
  if (field.type === 'money') return value;
  return typeof number === 'number'
    ? unitTitle(t, entity, unit.field, value, number)
    : enumTitle(t, entity, unit.field, value);
}
