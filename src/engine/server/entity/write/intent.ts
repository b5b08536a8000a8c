import type { Action } from '../../../schema/model/entity';
import { effectsOf } from '../../../schema/write/effects';
import type { Row, WriteRequest } from '../context';

/** By record id: the version for the optimistic lock. Records without one are not checked. */
export type ReadVersions = ReadonlyMap<number, number>;

export function readVersion(id: number, version: number | undefined): ReadVersions {
  return new Map(version === undefined ? [] : [[id, version]]);
}

/** The requested change of one or many records. */
export interface Intent {
  /** Name of the action in the history: update, or a workflow action. */
  readonly name: string;
  readonly transition: Action | undefined;
  /** Field values in stored form, by record id. */
  readonly wanted: ReadonlyMap<number, Row>;
  /** Further values that the transition sets, regardless of the caller's permissions. */
  readonly effects?: Row;
  readonly versions: ReadVersions;
}

export function transitionIntent(
  { context, entity, actor }: WriteRequest,
  transition: Action,
  wanted: Intent['wanted'],
  versions: ReadVersions,
): Intent {
  const effects = effectsOf(entity, transition, actor, context.now());
  return { name: transition.name, transition, wanted, effects, versions };
}
