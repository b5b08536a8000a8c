import { ownTie } from '../access/actor';
import type { Principal } from '../access/principal';
import type { Entity, Field } from '../model/entity';
import { levelOfSource } from '../model/made-values';
import { oncePer } from '../model/once-per';

/** The defaults that the database will fill into a new record, as far as they are known in advance. */
export function filledDefaults(entity: Entity, by: Principal, now: Date): Readonly<Record<string, unknown>> {
  const filled = fieldsToFill(entity).map((field) => [field.name, filledDefault(field, by, now)] as const);
  return Object.fromEntries(filled.filter(([, value]) => value !== null));
}

const fieldsToFill = oncePer(({ fields }: Entity): readonly Field[] =>
  [...fields.values()].filter(({ filledFrom }) => filledFrom !== undefined),
);

export function filledDefault({ filledFrom, type }: Field, by: Principal, now: Date): string | number | null {
  if (filledFrom === undefined) return null;
  if (filledFrom === 'now') return now.toISOString().slice(0, type === 'date' ? 10 : undefined);
  if (by.kind !== 'account') return null;
  const level = levelOfSource(filledFrom);
  return level ? ownTie(by, level.name) : by.id;
}
