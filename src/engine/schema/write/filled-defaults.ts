import { ownTie } from '../access/actor';
import type { Principal } from '../access/principal';
import type { Entity, Field } from '../model/entity';
import { levelOfSource } from '../model/made-values';
import { oncePer } from '../model/once-per';
import { momentIn } from './effects';

/** The defaults that the database will fill into a new record, as far as they are known in advance. */
export function filledDefaults(entity: Entity, by: Principal, now: Date): Readonly<Record<string, unknown>> {
  const filled = fieldsToFill(entity).map((field) => [field.name, filledDefault(field, by, now)] as const);
  return Object.fromEntries(filled.filter(([, value]) => value !== null));
}

const fieldsToFill = oncePer(({ fields }: Entity): readonly Field[] =>
  [...fields.values()].filter(({ filledFrom }) => filledFrom !== undefined),
);

export function filledDefault(field: Field, by: Principal, now: Date): string | number | null {
  const { filledFrom } = field;
  if (filledFrom === undefined) return null;
  if (filledFrom === 'now') return momentIn(field, now);
  if (by.kind !== 'account') return null;
  const level = levelOfSource(filledFrom);
  return level ? ownTie(by, level.name) : by.id;
}
