import type { Entity } from '../../../schema/model/entity';
import { recordLabel } from '../../../schema/model/record-label';
import type { Labelled } from '../../data/resource';
import { refLabel } from '../../i18n/ref-label';
import { activeLanguage, words } from '../../i18n/words';

export interface NamedRow {
  readonly id: number;
  /** Fields that name the record. */
  readonly [field: string]: unknown;
}

/** Name of a record: its label field, or the label of the record that this field refers to, else the id. */
export function recordTitle(entity: Entity, row: NamedRow): string {
  const label = recordLabel(entity, row, activeLanguage());
  if (typeof label === 'string' && label !== '') return refLabel(words.t, entity.name, label);
  const target = (row._labels as Labelled['_labels'])?.[entity.label];
  return typeof target === 'string' && target !== '' ? target : `#${row.id}`;
}
