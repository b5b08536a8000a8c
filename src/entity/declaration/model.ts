import type { Entity } from '../model/entity';
import { entityOf } from '../model/entity-of';
import type { EntitySchema } from '../model/entity-schema';
import { type Referrer, referrersOf } from '../model/referrers';
import { circleFaults } from './check-circles';
import { wrongNames } from './check-names';
import { permissionFaults } from './check-permissions';
import { checkReferences } from './check-references';
import { checkSchema } from './check-schema';
import { type FileFault, faultAt, faultMessage } from './fault';

/** All entities of the product, with who points to whom. */
export interface Model {
  readonly entities: ReadonlyMap<string, Entity>;
  /** Fields of any entity, and of objects in them, that point to the named one; system fields are left out. */
  referrers(name: string): readonly Referrer[];
}

/** Every fault found in the declarations, with file, pointer and remedy. */
export class ModelError extends Error {
  override readonly name = 'ModelError';

  constructor(readonly faults: readonly FileFault[]) {
    super(faults.map(faultMessage).join('\n\n'));
  }
}

/**
 * Checks and normalises declarations given by file name; `endpointPerms` are permissions that endpoints ask for, which
 * fields may ask for, too. Throws `ModelError` with every fault.
 */
export function modelOf(
  files: Readonly<Record<string, unknown>>,
  endpointPerms: readonly string[] = [],
): Model {
  const schemas = Object.entries(files);
  const faults = schemas.flatMap(([file, schema]) => checkSchema(file, schema));
  if (faults.length > 0) throw new ModelError(faults);
  const misnamed = schemas.flatMap(([file, schema]) => misnamedFault(file, schema as EntitySchema));
  if (misnamed.length > 0) throw new ModelError(misnamed);
  const declared = schemas.map(([file, schema]) => ({ file, entity: entityOf(schema as EntitySchema) }));
  const { faults: nameFaults, files: misnaming } = wrongNames(declared);
  const others = checkReferences(declared).filter(({ file }) => !misnaming.has(file));
  const crossFaults = [...nameFaults, ...others];
  if (crossFaults.length > 0) throw new ModelError(crossFaults);
  const jointFaults = [...circleFaults(declared), ...permissionFaults(declared, endpointPerms)];
  if (jointFaults.length > 0) throw new ModelError(jointFaults);
  return linked(declared.map((item) => item.entity));
}

/** The console finds an entity by the name of its file. */
function misnamedFault(file: string, { $id }: EntitySchema): FileFault[] {
  const name = file.replace(/^.*\/|\.ts$/g, '');
  if (name === $id) return [];
  const remedy = `Rename the file to ${$id}.ts, or write "${name}" here.`;
  return [{ file, ...faultAt('/$id', $id, `the name of the file, "${name}"`, remedy) }];
}

/** A model of entities that are known to be sound. */
export function linked(list: readonly Entity[]): Model {
  const entities = new Map(list.map((entity) => [entity.name, entity]));
  const referrers = referrersOf(list);
  return { entities, referrers: (name) => referrers.get(name) ?? [] };
}

/** The entity of that name; for names that were checked before. */
export function entityNamed(model: Model, name: string): Entity {
  const entity = model.entities.get(name);
  if (!entity) throw new Error(`No entity is named ${name}`);
  return entity;
}
