import type { Actor } from '../../schema/access/actor';
import { labelField } from '../../schema/access/label-field';
import type { Entity, Field } from '../../schema/model/entity';
import { loadEntity } from './registry';

const targets = new Map<string, Entity>();

/** Loads the entities that this one refers to, for `hasReadableNames`; skips those that fail to load. */
export async function loadTargets({ fields }: Entity): Promise<void> {
  const names = new Set([...fields.values()].flatMap(({ ref, system }) => (system ? [] : (ref ?? []))));
  const loading = [...names].map(async (name) => targets.set(name, await loadEntity(name)));
  await Promise.allSettled(loading);
}

/**
 * False if the user cannot read the labels of the referenced entity: the field would show `Not available` in every
 * record.
 */
export function hasReadableNames(actor: Actor, field: Field): boolean {
  const target = field.ref === undefined || field.system ? undefined : targets.get(field.ref);
  return target === undefined || labelField(actor, target) !== undefined;
}
