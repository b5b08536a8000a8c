import { type FileFault, faultAt, faultMessage } from '../keywords/fault';
import type { Entity } from '../model/entity';
import { entityOf } from '../model/entity-of';
import type { EntitySchema } from '../model/entity-schema';
import { type Referrer, referrersOf } from '../model/referrers';
import { circleFaults } from './check-circles';
import { wrongNames } from './check-names';
import { permissionFaults } from './check-permissions';
import { checkReferences } from './check-references';
import { checkSchema } from './check-schema';

/** All entities of the product and the references between them. */
export interface Model {
  readonly entities: ReadonlyMap<string, Entity>;
  /** The fields, top-level and nested, that reference the named entity; without system fields. */
  referrers(name: string): readonly Referrer[];
}

/** All faults in the declarations, each with file, pointer and remedy. */
export class ModelError extends Error {
  override readonly name = 'ModelError';

  constructor(readonly faults: readonly FileFault[]) {
    super(faults.map(faultMessage).join('\n\n'));
  }
}

/**
 * Checks and normalises the declarations, keyed by file name; `endpointPerms` are the permissions of endpoints, which
 * fields may require, too. Throws `ModelError` with all faults.
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

/** The file name must equal `$id`: the console loads an entity by its file name. */
function misnamedFault(file: string, { $id }: EntitySchema): FileFault[] {
  const name = file.replace(/^.*\/|\.ts$/g, '');
  if (name === $id) return [];
  const remedy = `Rename the file to ${$id}.ts, or write "${name}" here.`;
  return [{ file, ...faultAt('/$id', $id, `the name of the file, "${name}"`, remedy) }];
}

/** Builds a model from entities that were checked before. */
export function linked(list: readonly Entity[]): Model {
  const entities = new Map(list.map((entity) => [entity.name, entity]));
  const referrers = referrersOf(list);
  return { entities, referrers: (name) => referrers.get(name) ?? [] };
}

/** The entity of a name that was validated before. */
export function entityNamed(model: Model, name: string): Entity {
  const entity = model.entities.get(name);
  if (!entity) throw new Error(`No entity is named ${name}`);
  return entity;
}
