import { entityNamed } from '../entity/declaration/model';
import type { EntityHooks } from './entity/context';
import type { Override } from './override';

const overrides = import.meta.glob<Override>('./overrides/*.ts', { eager: true, import: 'default' });

/** The hooks of the entities that have an override. Throws for a file in `overrides/` that names no entity. */
export function entityHooks(context: Parameters<Override>[0]): EntityHooks {
  return Object.fromEntries(
    Object.entries(overrides).map(([file, override]) => {
      const name = file.replace(/^.*\/|\.ts$/g, '');
      return [entityNamed(context.model, name).name, override(context)];
    }),
  );
}
