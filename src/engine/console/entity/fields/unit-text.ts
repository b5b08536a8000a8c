import type { TFunction } from 'i18next';
import type { Language } from '../../../schema/contract/language-facts';
import type { Entity, Field } from '../../../schema/model/entity';
import { partName } from '../../../schema/model/nested-fields';
import { unitOf } from '../../../schema/model/unit';
import { enumTitle, unitTitle } from '../../i18n/entity-words';
import { unitText } from '../../i18n/format/number';

type Values = Readonly<Record<string, unknown>>;

interface Place {
  readonly entity: Entity;
  readonly field: Field;
  /** The number, if known: a unit may have a singular. */
  readonly value?: unknown;
  /** The record, as far as known. */
  readonly row?: Values | undefined;
  /** The object in the record that contains the number. */
  readonly container?: Values | undefined;
  readonly language: Language;
  readonly t: TFunction;
}

/** Unit of a number in words, for money the currency code; undefined if unknown. */
export function unitWords({
  entity,
  field,
  value: number,
  row,
  container,
  language,
  t,
}: Place): string | undefined {
  const unit = unitOf(entity, field);
  if (typeof unit !== 'object') return unit === undefined ? undefined : unitText(unit, language);
  const holder = unit.field.name.includes('.') ? container : row;
  const value = holder?.[partName(unit.field)];
  if (typeof value !== 'string' || value === '') return undefined;
  if (field.type === 'money') return value;
  return typeof number === 'number'
    ? unitTitle(t, entity, unit.field, value, number)
    : enumTitle(t, entity, unit.field, value);
}
