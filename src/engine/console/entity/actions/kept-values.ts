import type { Action, Entity } from '../../../schema/model/entity';
import { readTab, writeTab } from '../../data/tab-memory';

type Values = Readonly<Record<string, unknown>>;

/**
 * Required fields whose last value is preset the next time: the common ones, such as the carrier, if the action also
 * requires a field that each record has of its own, such as the tracking number.
 */
function keptFields({ require = [], common = [] }: Action): readonly string[] {
  return require.every((name) => common.includes(name))
    ? []
    : require.filter((name) => common.includes(name));
}

export function keptValues(entity: Entity, action: Action): Values {
  return Object.fromEntries(keptFields(action).map((name) => [name, readTab(key(entity, action, name))]));
}

export function keepValues(entity: Entity, action: Action, values: Values = {}): void {
  for (const name of keptFields(action)) writeTab(key(entity, action, name), values[name] ?? null);
}

function key(entity: Entity, action: Action, field: string): string {
  return `list:${entity.name} ${action.name} ${field}`;
}
