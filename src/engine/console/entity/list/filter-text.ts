import type { TFunction } from 'i18next';
import type { Language } from '../../../schema/contract/language';
import type { Entity, Field } from '../../../schema/model/entity';
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
  const { entity, field, language, t, titleOf } = said;
  switch (field.type) {
    case 'enum':
      return enumTitle(t, entity, field, String(value));
    case 'boolean':
      return t(value ? 'field.yes' : 'field.no');
    case 'date':
      return formatDate(String(value), language, 'short');
    case 'dateTime':
      return formatDateTime(String(value), language, 'short');
    case 'money':
    case 'percent':
    case 'number':
    case 'integer':
    case 'computed':
      return numberText(field, Number(value), language, unitWords(said));
    case 'reference':
    case 'references':
      return titleOf(Number(value));
    default:
      return String(value);
  }
}
