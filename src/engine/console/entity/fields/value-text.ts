import type { Entity, Field } from '../../../schema/model/entity';
import { traitsOf } from '../../../schema/model/field-traits';
import type { ValueKind } from '../../../schema/model/traits';
import type { Labelled } from '../../data/resource';
import { enumTitle } from '../../i18n/entity-words';
import { formatDate, formatDateTime } from '../../i18n/format/date';
import { readerZone } from '../../i18n/format/zone';
import { refLabel } from '../../i18n/ref-label';
import { activeLanguage, words } from '../../i18n/words';
import { labelOf } from './label-of';

type Row = Readonly<Record<string, unknown>> & Pick<Labelled, '_labels'>;

/** The field's value in a title; empty for a field without a value or without read access. */
export function valueText(entity: Entity, field: Field, row: Row, zone = readerZone()): readonly string[] {
  const value = row[field.name];
  if (value === null || value === undefined || value === '') return [];
  return parts[traitsOf(field.type).value]({ entity, field, row, value, zone });
}

interface Part {
  readonly entity: Entity;
  readonly field: Field;
  readonly row: Row;
  readonly value: unknown;
  /** IANA time zone of an instant. */
  readonly zone: string;
}

const plain = ({ value }: Part) => [String(value)];

const parts: Readonly<Record<ValueKind, (part: Part) => readonly string[]>> = {
  text: plain,
  localized: plain,
  number: plain,
  integer: plain,
  numbers: plain,
  boolean: plain,
  enum: ({ entity, field, value }) => [enumTitle(words.t, entity, field, String(value))],
  tags: plain,
  date: ({ value }) => [formatDate(String(value), activeLanguage(), 'short')],
  dateTime: ({ value, zone }) => [formatDateTime(String(value), activeLanguage(), 'day', zone)],
  addresses: plain,
  json: plain,
  objects: plain,
  reference({ field, row, value }) {
    const label = labelOf(row, field, value);
    return label === undefined ? [] : [refLabel(words.t, field.ref, label)];
  },
  references: plain,
  computed: plain,
};
