import type { TFunction } from 'i18next';
import type { Entity } from '../../../schema/model/entity';
import { inSentence } from '../../../schema/model/in-sentence';
import { recordLabel } from '../../../schema/model/record-label';
import type { Labelled } from '../../data/resource';
import { entityPlural } from '../../i18n/entity-words';
import { refLabel } from '../../i18n/ref-label';
import { activeLanguage, words } from '../../i18n/words';

/** Name of a record: its label field, or the label of the record that this field refers to, else the id. */
export function recordTitle(
  entity: Entity,
  row: { readonly id: number; readonly [field: string]: unknown },
): string {
  const label = recordLabel(entity, row, activeLanguage());
  if (typeof label === 'string' && label !== '') return refLabel(words.t, entity.name, label);
  const target = (row._labels as Labelled['_labels'])?.[entity.label];
  return typeof target === 'string' && target !== '' ? target : `#${row.id}`;
}

/** Name of several records: `3 books`. */
export function recordsTitle(t: TFunction, entity: Entity, rows: readonly { readonly id: number }[]): string {
  const [only, ...others] = rows;
  if (only && others.length === 0) return recordTitle(entity, only);
  return t('list.several', { count: rows.length, entities: inSentence(entityPlural(t, entity)) });
}
