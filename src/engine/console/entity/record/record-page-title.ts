import { type Entity, fieldNamed } from '../../../schema/model/entity';
import type { Labelled } from '../../data/resource';
import { readerZone } from '../../i18n/format/zone';
import { valueText } from '../fields/value-text';
import { type NamedRow, recordTitle } from './record-title';

/**
 * Title of a record on its page, in its tag and in the palette: `Ann Lee, Dynamic, 3 May 2026`. `zone`: of the days of
 * instants; default: the reader's.
 */
export function recordPageTitle(entity: Entity, row: NamedRow, zone = readerZone()): string {
  const labelled = row as NamedRow & Pick<Labelled, '_labels'>;
  const parts = (entity.pageTitle ?? []).flatMap((name) =>
    valueText(entity, fieldNamed(entity, name), labelled, zone),
  );
  return parts.length > 0 ? parts.join(', ') : recordTitle(entity, row);
}
