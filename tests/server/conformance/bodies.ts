import fc from 'fast-check';
import { levels } from '../../../src/engine/schema/contract/app';
import { type Entity, fieldNamed, type UniqueKey } from '../../../src/engine/schema/model/entity';
import { nestedReferences, partName } from '../../../src/engine/schema/model/nested-fields';
import { holds } from '../../../src/engine/schema/write/condition';
import { startingState } from '../../../src/engine/schema/write/record-issues';
import { fits } from '../../../src/engine/schema/write/ref-where';
import type { Row } from '../../../src/engine/server/entity/context';
import { arbitraryBody, type Body } from '../../support/arbitrary-record';
import { completed } from './expected-row';
import { codeOf, type Owner } from './owners';

/** Generates valid bodies of new records; each has its own unique values. */
export class Bodies {
  /** The returned bodies, by entity; later bodies must not repeat their unique values. */
  readonly #used = new Map<string, Body[]>();
  /** Functions that make one body each. */
  readonly #supplies = new Map<string, (() => Body)[]>();
  readonly #idsOf: (entity: string, owner: Owner) => readonly number[];
  #seed = 1;

  readonly #rowOf: (entity: string, id: number) => Row;

  /** `idsOf`: ids that references may use, in order of creation. `rowOf`: the record with that id. */
  constructor(
    idsOf: (entity: string, owner: Owner) => readonly number[],
    rowOf: (entity: string, id: number) => Row = () => ({}),
  ) {
    this.#idsOf = idsOf;
    this.#rowOf = rowOf;
  }

  /** Lets later bodies refer to the records that exist now. */
  renew(): void {
    this.#supplies.clear();
  }

  any(entity: Entity, owner: Owner = 0): Body {
    const used = this.#used.get(entity.name) ?? [];
    this.#used.set(entity.name, used);
    for (let attempt = 0; attempt < 1000; attempt++) {
      // If 200 bodies of the owner repeat a unique value, also tries bodies of other owners.
      const owned = attempt < 200 ? this.#belonging(entity, owner) : {};
      const sample = { ...this.#sample(entity, owner), ...owned };
      const body = this.fitting(entity, sample, owner);
      if (used.some((other) => collide(entity, body, other))) continue;
      used.push(body);
      return JSON.parse(JSON.stringify(body));
    }
    const keys = uniqueKeys(entity).map(({ fields }) => fields.join(' with '));
    throw new Error(`${entity.name}: 1000 generated bodies repeat a unique value of ${keys.join(', ')}`);
  }

  /**
   * A body with a value for each of the fields. Throws with their names and the reason if no generated body has them.
   */
  with(entity: Entity, names: readonly string[], reason: string): Body {
    return this.where(entity, `has ${names.join(' and ')} (${reason})`, (body) =>
      names.every((name) => (body[name] ?? '') !== ''),
    );
  }

  /** A body for which `holds` returns true. Throws with the rule if no generated body satisfies it. */
  where(entity: Entity, rule: string, holds: (body: Body) => boolean): Body {
    for (let attempt = 0; attempt < 500; attempt++) {
      const body = this.any(entity);
      if (holds(body)) return body;
    }
    throw new Error(`${entity.name}: none of 500 generated bodies ${rule}`);
  }

  /** In batches, since creating the arbitraries takes longer than sampling them. */
  #sample(entity: Entity, owner: Owner): Body {
    const key = `${entity.name} ${owner}`;
    const supply = this.#supplies.get(key) ?? [];
    if (supply.length === 0) {
      const idsOf = (name: string) => this.#idsOf(name, owner);
      const arbitrary = arbitraryBody(entity, { idsOf, present: scopeFields(entity) });
      // Each sample has its own seed, because samples of one run tend to be similar.
      for (let n = 0; n < 40; n++) {
        const seed = this.#seed++;
        // Generated when it is needed: most are never, because the world soon has other records to refer to.
        supply.push(() => fc.sample(arbitrary, { numRuns: 1, seed })[0] ?? {});
      }
      this.#supplies.set(key, supply);
    }
    return supply.pop()?.() ?? {};
  }

  /** The body, with references only to records that `x-ref-where` allows. */
  fitting(entity: Entity, body: Body, owner: Owner = 0): Body {
    const fitting = { ...body };
    for (const { name, type, ref = '', refWhere } of entity.fields.values()) {
      if (!refWhere || fitting[name] === undefined) continue;
      const record = { ...newRecord(entity, fitting), ...this.#inherited(entity, fitting) };
      const ids = this.#idsOf(ref, owner).filter((id) => fits(refWhere, this.#rowOf(ref, id), record));
      const [first] = ids;
      if (ids.includes(Number(fitting[name]))) continue;
      if (first === undefined) delete fitting[name];
      else fitting[name] = type === 'references' ? ids.slice(0, [fitting[name]].flat().length) : first;
    }
    for (const { list, part } of nestedReferences(entity)) {
      const { refWhere, ref = '' } = part;
      if (!refWhere || fitting[list.name] === undefined) continue;
      const record = newRecord(entity, fitting);
      const id = this.#idsOf(ref, owner).find((one) => fits(refWhere, this.#rowOf(ref, one), record));
      const refit = (item: Body) => (partName(part) in item ? { ...item, [partName(part)]: id } : item);
      const held = fitting[list.name];
      fitting[list.name] = Array.isArray(held) ? held.map(refit) : refit(held as Body);
    }
    return fitting;
  }

  /** The values that the record will inherit from the records that the body refers to. */
  #inherited(entity: Entity, body: Body): Body {
    const values = [...entity.fields.values()].flatMap(({ name, inherit }) => {
      const [via = '', from = ''] = inherit ?? [];
      const ref = entity.fields.get(via)?.ref;
      return ref === undefined ? [] : [[name, this.#rowOf(ref, Number(body[via]))[from]]];
    });
    return Object.fromEntries(values);
  }

  /** The scope columns of the body: the owner's code, or one of its first two records of the level. */
  #belonging(entity: Entity, owner: Owner): Body {
    const used = this.#used.get(entity.name) ?? [];
    const belonging: Body = {};
    for (const level of levels) {
      const field = entity.fields.get(entity.scope.columns[level.name] ?? '');
      if (!field || field.derived) continue;
      const value =
        field.ref === undefined ? codeOf(level, owner) : this.#idsOf(field.ref, owner)[used.length % 2];
      // If the owner can have only one such record, further ones belong to others.
      const isTaken =
        (field.unique || entity.singleton?.includes(field.name)) &&
        used.some((body) => body[field.name] === value);
      if (!isTaken) belonging[field.name] = value;
    }
    return belonging;
  }
}

/** The columns of the row scope, and the references from which these are inherited. */
function scopeFields(entity: Entity): ReadonlySet<string> {
  const columns = Object.values(entity.scope.columns).filter((name) => name !== undefined);
  return new Set(columns.flatMap((name) => [name, ...(fieldNamed(entity, name).inherit?.slice(0, 1) ?? [])]));
}

/**
 * Whether both bodies have the same values in a unique key. Ignores fields that the server fills in, which no body
 * contains.
 */
function collide(entity: Entity, one: Body, other: Body): boolean {
  const given = (fields: readonly string[]) => fields.filter((name) => !fieldNamed(entity, name).derived);
  return uniqueKeys(entity).some(
    ({ fields, where }) =>
      given(fields).length > 0 &&
      given(fields).every((name) => one[name] !== undefined && one[name] === other[name]) &&
      (where === undefined || [one, other].every((body) => holds(where, newRecord(entity, body)))),
  );
}

/** The record as it is after the create: the body, defaults and workflow states. */
export function newRecord(entity: Entity, body: Body): Body {
  return { ...completed(entity, body), ...startingState(entity) };
}

export function uniqueKeys(entity: Entity): readonly UniqueKey[] {
  const alone = [...entity.fields.values()].filter((field) => field.unique);
  return [...alone.map(({ name }) => ({ fields: [name], where: undefined })), ...entity.uniqueTogether];
}
