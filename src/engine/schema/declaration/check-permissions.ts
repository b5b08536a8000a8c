import { entityPerms } from '../access/entity-perms';
import { type Fault, type FileFault, faultAt } from '../keywords/fault';
import type { Entity } from '../model/entity';

interface Declared {
  readonly file: string;
  readonly entity: Entity;
}

/**
 * Faults of permissions in `x-read` and `x-write` that no role can hold. An entity declares its own permissions by
 * naming them; those of other entities and of endpoints must be known.
 */
export function permissionFaults(declared: readonly Declared[], ofEndpoints: readonly string[]): FileFault[] {
  const ownPerms = declared.flatMap(({ entity }) =>
    entityPerms(entity).filter((perm) => isOwn(entity, perm)),
  );
  const known = new Set([...ownPerms, ...ofEndpoints]);
  return declared.flatMap(({ file, entity }) =>
    faultsOf(entity, known).map((fault): FileFault => ({ file, ...fault })),
  );
}

function faultsOf(entity: Entity, known: ReadonlySet<string>): Fault[] {
  const remedy = `Write one that begins with "${entity.permission}:", or one of another entity or endpoint: nobody could be given this one.`;
  return [...entity.fields.values()].flatMap(({ name, readPerms, writePerms }) =>
    Object.entries({ 'x-read': readPerms, 'x-write': writePerms }).flatMap(([keyword, perms = []]) =>
      perms.flatMap((perm, at) =>
        known.has(perm)
          ? []
          : [
              faultAt(
                `/properties/${name}/${keyword}/${at}`,
                perm,
                'a permission that something declares',
                remedy,
              ),
            ],
      ),
    ),
  );
}

function isOwn({ permission }: Entity, perm: string): boolean {
  return perm.startsWith(`${permission}:`);
}
