import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020';
import type { Entity } from '../model/entity';
import { formats } from './formats';
import { createSchema, updateSchema } from './write-schema';

/** Our keywords describe storage and display, not validity; strict ajv only needs to know their names. */
const vocabulary = Object.keys(import.meta.glob('../keywords/x-*.ts')).map(
  (path) => /[^/]+(?=\.ts$)/.exec(path)?.[0] ?? path,
);

/** A value counts as a multiple of a step within a millionth of the step. */
export const stepDigits = 6;

/**
 * The only ajv configuration, so that the server, the validators compiled for the browser and testers agree.
 */
export function createAjv(options: ConstructorParameters<typeof Ajv2020>[0] = {}): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allowUnionTypes: true,
    useDefaults: true,
    // 19.99 / 0.01 is not an integer in binary floating point.
    multipleOfPrecision: stepDigits,
    ...options,
  });
  ajv.addVocabulary(vocabulary);
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
  return ajv;
}

/** Shared instances: each first compiles the meta-schema, which takes longer than our schemas. */
const shared = new Map<boolean, Ajv2020>();

/** Compiles a schema without registering it under its `$id`. */
export function compileAlone<Value = unknown>(schema: object, useDefaults: boolean): ValidateFunction<Value> {
  const ajv = shared.get(useDefaults) ?? createAjv({ useDefaults, addUsedSchema: false });
  shared.set(useDefaults, ajv);
  return ajv.compile<Value>(schema);
}

export interface Validators {
  /** For the body of a create, or a whole record after an update. Fills in defaults. */
  readonly create: ValidateFunction;
  readonly update: ValidateFunction;
}

const compiled = new WeakMap<Entity, Validators>();

/** Cached per entity; each validator is compiled on first use. */
export function validatorsOf(entity: Entity): Validators {
  const known = compiled.get(entity);
  if (known) return known;
  let create: ValidateFunction | undefined;
  let update: ValidateFunction | undefined;
  const validators: Validators = {
    get create() {
      create ??= compileAlone(createSchema(entity), true);
      return create;
    },
    get update() {
      update ??= compileAlone(updateSchema(entity), false);
      return update;
    },
  };
  compiled.set(entity, validators);
  return validators;
}
