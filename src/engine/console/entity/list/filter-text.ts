import type { TFunction } from 'i18next';
import type { Language } from '../../../schema/contract/language-facts';
import type { Entity, Field } from '../../../schema/model/entity';
import { traitsOf } from '../../../schema/model/field-traits';
import type { ValueKind } from '../../../schema/model/traits';
import type { Filter } from '../../../schema/query/list-query';
import type { Scalar } from '../../../schema/query/scalar';
import { enumTitle, fieldTitle } from '../../i18n/entity-words';
import { formatDate, formatDateTime } from '../../i18n/format/date';
import { numberText } from '../fields/number-text';
import { unitWords } from '../fields/unit-text';

interface Said {
  readonly entity: Entity;
  readonly field: Field;
  readonly language: Language;
  readonly t: TFunction;
  /** Label of a record that a reference filter contains. */
  readonly titleOf: (id: number) => string;
}

/** A filter in words: `Status: online`, `Tests: 10 – 20`, `Name contains “shoe”`. */
export function filterText(filter: Filter, said: Said): string {
  const { entity, field, t } = said;
  const name = fieldTitle(t, entity, field);
  switch (filter.operator) {
    case 'null':
      return t(filter.value ? 'list.said.empty' : 'list.said.filled', { field: name });
    case 'between': {
      const [from, to] = filter.value.map((value) => valueText(value, said));
      return t(from === to ? 'list.said.eq' : 'list.said.between', { field: name, value: from, from, to });
    }
    default: {
      const values = Array.isArray(filter.value) ? filter.value : [filter.value];
      const value = values.map((one) => valueText(one, said)).join(', ');
      return t(`list.said.${filter.operator}`, { field: name, value });
    }
  }
}

function valueText(value: Scalar, said: Said): string {
  return texts[traitsOf(said.field.type).value](value, said);
}

type Printer = (value: Scalar, said: Said) => string;

const number: Printer = (value, said) =>
  numberText(said.field, Number(value), said.language, unitWords(said));
const title: Printer = (value, { titleOf }) => titleOf(Number(value));

const texts: Readonly<Record<ValueKind, Printer>> = {
  text: String,
  localized: String,
  number,
  integer: number,
  numbers: number,
  boolean: (value, { t }) => t(value ? 'field.yes' : 'field.no'),
  enum: (value, { t, entity, field }) => enumTitle(t, entity, field, String(value)),
  tags: String,
  date: (value, { language }) => formatDate(String(value), language, 'short'),
  dateTime: (value, { language }) => formatDateTime(String(value), language, 'short'),
  addresses: String,
  json: String,
  objects: String,
  reference: title,
  references: title,
  computed: number,
};
