import type { TFunction } from 'i18next';
import type { Entity } from '../../../entity/model/entity';
import type { Labelled } from '../../data/resource';
import type { ReasonOf } from './possible';
import { recordTitle } from './record-title';

/** A dialog or a notice names so many records for each reason. */
const mostNames = 5;

/** Records with which something is not done, though it is with others. */
export interface LeftOut {
  readonly count: number;
  /** Their names for each reason. */
  readonly lines: readonly string[];
}

/** Which of many records are left out of what is done with the others, and why; undefined where none is. */
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

/** For the question before. */
export function leftOutText(t: TFunction, leftOut: LeftOut | undefined): string | undefined {
  return leftOut && [t('list.leftOut', { count: leftOut.count }), ...leftOut.lines].join('\n');
}

/** For the notice after: what was done, and what was not. */
export function withLeftOut(t: TFunction, done: string, leftOut: LeftOut | undefined): string {
  if (!leftOut) return done;
  return t('list.doneLeftOut', { done, count: leftOut.count, which: leftOut.lines.join('; ') });
}
