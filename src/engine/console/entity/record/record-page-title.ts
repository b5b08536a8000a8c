import { type Entity, type Field, fieldNamed } from '../../../schema/model/entity';
import type { Labelled } from '../../data/resource';
import { enumTitle } from '../../i18n/entity-words';
import { formatDate, formatDateTime } from '../../i18n/format/date';
import { refLabel } from '../../i18n/ref-label';
import { activeLanguage, words } from '../../i18n/words';
import { labelOf } from '../fields/label-of';
import { recordTitle } from './record-title';

/** Title of a record on its page, in its tag and in the palette: `Ann Lee, Dynamic, 3 May 2026`. */
export function recordPageTitle(entity: Entity, row: Labelled): string {
  const parts = (entity.pageTitle ?? []).flatMap((name) => partOf(entity, fieldNamed(entity, name), row));
  return parts.length > 0 ? parts.join(', ') : recordTitle(entity, row);
}

/** Empty for a field without a value or without read access. */
function partOf(entity: Entity, field: Field, row: Labelled): readonly string[] {
  const value = row[field.name];
  if (value === null || value === undefined || value === '') return [];
  switch (field.type) {
    case 'reference': {
      const label = labelOf(row, field, value);
      return label === undefined ? [] : [refLabel(words.t, field.ref, label)];
    }
    case 'enum':
      return [enumTitle(words.t, entity, field, String(value))];
    case 'date':
      return [formatDate(String(value), activeLanguage(), 'short')];
    case 'dateTime':
      return [formatDateTime(String(value), activeLanguage(), 'day')];
    default:
      return [String(value)];
  }
}
