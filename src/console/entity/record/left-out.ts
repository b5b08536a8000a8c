import type { TFunction } from 'i18next';
import type { Entity } from '../../../entity/model/entity';
import type { Labelled } from '../../data/resource';
import type { ReasonOf } from './possible';
import { recordTitle } from './record-title';

/** A dialog names so many records for each reason. */
const mostNames = 5;

/** Which of many records are left out of what is done with the others, and why; undefined where none is. */
export function leftOutText(
  t: TFunction,
  entity: Entity,
  rows: readonly Labelled[],
  reasonOf: ReasonOf,
): string | undefined {
  const byReason = new Map<string, string[]>();
  for (const row of rows) {
    const reason = reasonOf(row, t);
    if (reason === undefined) continue;
    byReason.set(reason, [...(byReason.get(reason) ?? []), recordTitle(entity, row)]);
  }
  if (byReason.size === 0) return undefined;
  const lines = [...byReason].map(([reason, names]) => {
    const more = names.length > mostNames ? ', …' : '';
    return `${names.slice(0, mostNames).join(', ')}${more}: ${reason}`;
  });
  return [t('list.leftOut', { count: [...byReason.values()].flat().length }), ...lines].join('\n');
}
