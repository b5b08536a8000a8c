import { accountIdOf, type Principal } from '../access/principal';
import { type Action, type Entity, type Field, fieldNamed } from '../model/entity';
import type { Effect } from '../model/entity-schema';

type Values = Record<string, unknown>;

/** The values that the action writes in addition to the state, in stored form. */
export function effectsOf(entity: Entity, action: Action, actor: Principal, now: Date): Values {
  return Object.fromEntries(
    Object.entries(action.set ?? {}).map(([name, effect]) => [
      name,
      effectValue(entity, name, effect, actor, now),
    ]),
  );
}

function effectValue(entity: Entity, name: string, effect: Effect, actor: Principal, now: Date): unknown {
  const field = fieldNamed(entity, name);
  if (effect === null) return field.type === 'references' ? [] : null;
  if (typeof effect !== 'object') return effect;
  if (effect.from === 'actor') return accountIdOf(actor);
  return momentIn(field, now);
}

/** A moment as a date or date-time field stores it; a date is the one in UTC. */
export function momentIn({ type }: Field, moment: Date): string {
  return moment.toISOString().slice(0, type === 'date' ? 10 : undefined);
}
