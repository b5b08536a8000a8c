import type { TFunction } from 'i18next';
import type { Entity } from '../../../schema/model/entity';
import type { Labelled } from '../../data/resource';
import type { ReasonOf } from './possible';
import { recordTitle } from './record-title';

/** Maximum number of records that a dialog or notice names for each reason. */
const mostNames = 5;

/** Selected records that an operation skips. */
export interface LeftOut {
  readonly count: number;
  /** Names of the records, one line for each reason. */
  readonly lines: readonly string[];
}

/** The selected records that an operation skips, by reason; undefined if it skips none. */
export function leftOutOf(
  t: TFunction,
  entity: Entity,
  rows: readonly Labelled[],
  reasonOf: ReasonOf,
): LeftOut | undefined {
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
  return { count: [...byReason.values()].flat().length, lines };
}

/** Text for the confirmation before the operation. */
export function leftOutText(t: TFunction, leftOut: LeftOut | undefined): string | undefined {
  return leftOut && [t('list.leftOut', { count: leftOut.count }), ...leftOut.lines].join('\n');
}

/** Text for the notice after the operation: what was done, and what was skipped. */
export function withLeftOut(t: TFunction, done: string, leftOut: LeftOut | undefined): string {
  if (!leftOut) return done;
  return t('list.doneLeftOut', { done, count: leftOut.count, which: leftOut.lines.join('; ') });
}
