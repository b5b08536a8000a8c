import type { TFunction } from 'i18next';
import type { Language } from '../../../entity/contract/language';
import type { Entity, Field } from '../../../entity/model/entity';
import { partName } from '../../../entity/model/nested-fields';
import { unitOf } from '../../../entity/model/unit';
import { enumTitle } from '../../i18n/entity-words';
import { unitText } from '../../i18n/format/number';

type Values = Readonly<Record<string, unknown>>;

interface Place {
  readonly entity: Entity;
  readonly field: Field;
  /** The record, as far as it is known. */
  readonly row?: Values | undefined;
  /** The object of the record that holds the number. */
  readonly beside?: Values | undefined;
  readonly language: Language;
  readonly t: TFunction;
}

/** The unit of a number in words, of money the code of the currency; undefined where there is none to be known. */
export function unitWords({ entity, field, row, beside, language, t }: Place): string | undefined {
  const unit = unitOf(entity, field);
  if (typeof unit !== 'object') return unit === undefined ? undefined : unitText(unit, language);
  const holder = unit.field.name.includes('.') ? beside : row;
  const value = holder?.[partName(unit.field)];
  if (typeof value !== 'string' || value === '') return undefined;
  return field.type === 'money' ? value : enumTitle(t, entity, unit.field, value);
}
