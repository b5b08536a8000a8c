import type { Entity } from '../../../entity/model/entity';
import { recordLabel } from '../../../entity/model/record-label';
import { refLabel } from '../../i18n/ref-label';
import { activeLanguage, words } from '../../i18n/words';

/** What a record is called: its label field, else its number. */
export function recordTitle(
  entity: Entity,
  row: { readonly id: number; readonly [field: string]: unknown },
): string {
  const label = recordLabel(entity, row, activeLanguage());
  return typeof label === 'string' && label !== '' ? refLabel(words.t, entity.name, label) : `#${row.id}`;
}
