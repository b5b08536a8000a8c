import type { Action } from '../../../entity/model/entity';
import { effectsOf } from '../../../entity/write/effects';
import type { Row, Writing } from '../context';

/** The versions that a call is based on, by record; a record that is not among them is taken as it is. */
export type ReadVersions = ReadonlyMap<number, number>;

/** What a call about one record is based on. */
export function readVersion(id: number, version: number | undefined): ReadVersions {
  return new Map(version === undefined ? [] : [[id, version]]);
}

/** What a caller wants of one or many records. */
export interface Intent {
  /** As the history names it: update, or a workflow action. */
  readonly name: string;
  readonly transition: Action | undefined;
  /** Field values in stored form, by record. */
  readonly wanted: ReadonlyMap<number, Row>;
  /** What the transition writes besides, whatever the caller may give. */
  readonly effects?: Row;
  readonly versions: ReadVersions;
}

/** What an action wants, taken now by the actor. */
export function transitionIntent(
  { context, entity, actor }: Writing,
  transition: Action,
  wanted: Intent['wanted'],
  versions: ReadVersions,
): Intent {
  const effects = effectsOf(entity, transition, actor, context.now());
  return { name: transition.name, transition, wanted, effects, versions };
}
