import { readableFields } from '../../../src/engine/schema/access/access';
import type { Actor } from '../../../src/engine/schema/access/actor';
import { isInScope, rowScope } from '../../../src/engine/schema/access/row-scope';
import { permissionsOf } from '../../../src/engine/schema/access/verbs';
import { systemSchema, userTypes } from '../../../src/engine/schema/contract/app';
import type { Level } from '../../../src/engine/schema/contract/define-app';
import { entityNamed, type Model } from '../../../src/engine/schema/declaration/model';
import { rollupsOf } from '../../../src/engine/schema/declaration/rollups';
import {
  type Entity,
  type Field,
  fieldNamed,
  inputFields,
  isRequiredInCreate,
} from '../../../src/engine/schema/model/entity';
import type { Rollup } from '../../../src/engine/schema/model/rollup';
import { holds } from '../../../src/engine/schema/write/condition';
import type { Database } from '../../../src/engine/server/database/database';
import type { Row } from '../../../src/engine/server/entity/context';
import { answeredRow } from '../../../src/engine/server/entity/write/answered-row';
import { createRecord } from '../../../src/engine/server/entity/write/create-record';
import { keyColumns, numberColumns } from '../../../src/engine/server/plan/rollup-tables';
import { rollupTable } from '../../../src/engine/server/plan/rollups';
import { accountWith } from '../../support/account';
import type { Body } from '../../support/arbitrary-record';
import { type Server, serverOn } from '../../support/server';
import { Bodies, newRecord } from './bodies';
import { demandedCodes, demandedStep, inOrderOfNeed } from './demands';
import { codeOf, type Owner, owners } from './owners';
import { recordsNeeded } from './records-needed';

/** No stored account has this id, so that rules about the actor's own account do not apply. */
export const root: Actor = accountWith({ id: 9001, roles: ['ROOT'] });

/** A server with records of the tested entities and of the entities that these refer to. */
export class World {
  readonly #ids = new Map<string, Map<Owner, number[]>>();
  /** Bodies of the records that `open` has stored. */
  readonly #stored = new Map<string, Body[]>();
  readonly #rows = new Map<string, Row>();
  readonly bodies = new Bodies(
    (entity, owner) => this.idsOf(entity, owner),
    (entity, id) => this.#rows.get(`${entity} ${id}`) ?? {},
  );

  private constructor(readonly server: Server) {}

  /** Opens a server on empty tables of the model, and stores enough records for tests of these entities. */
  static async open(database: Database, model: Model, tested: readonly Entity[]): Promise<World> {
    const world = new World(await serverOn(database, model));
    // Generated bodies satisfy the schema, but not the rules of hooks, which have tests of their own.
    world.server.setHooks(false);
    await world.#openCodes();
    const needed = recordsNeeded(model, tested);
    for (const entity of inOrderOfNeed(model, tested)) {
      const wanted = needed(entity);
      for (const owner of owners) {
        for (let n = 0; n < wanted; n++) await world.#store(entity, owner);
        await world.#lead(entity, owner);
      }
    }
    // The first bodies could not refer to records of their own entity.
    world.bodies.renew();
    return world;
  }

  get model(): Model {
    return this.server.context.model;
  }

  entity(name: string): Entity {
    return entityNamed(this.model, name);
  }

  /** Ids of the owner's records, in order of creation. */
  idsOf(entity: string, owner: Owner): readonly number[] {
    return this.#ids.get(entity)?.get(owner) ?? [];
  }

  /** Stores a record, even of an entity without the operation `create`. */
  async make(entity: Entity, body: Body = this.bodies.any(entity)): Promise<Row> {
    const row = await createRecord({ context: this.server.context, entity, actor: root }, body);
    return { ...row, ...answeredRow(root, entity, row) };
  }

  /** An account whose reach is the level; it reaches at most half of the records. */
  actor(
    level: Level,
    entity: Entity,
    perms: readonly string[] = permissionsOf(entity),
    owner: Owner = 0,
  ): Actor {
    const { value: utype } = userTypes.find(({ reach }) => reach === level.name) ?? userTypes[0];
    const ties = { [level.name]: this.#tiesOf(level, entity, owner) };
    return accountWith({ id: 9000 + utype, utype, perms, ties, scope: level.name });
  }

  #tiesOf(level: Level, entity: Entity, owner: Owner): readonly (string | number)[] {
    if (level.entity === undefined) return [codeOf(level, owner)];
    const column = entity.scope.columns[level.name];
    const target = column === 'id' ? entity.name : column && fieldNamed(entity, column).ref;
    return target === undefined ? [] : this.idsOf(target, owner).slice(0, 2);
  }

  async list(entity: Entity, actor: Actor = root): Promise<Row[]> {
    const columns = readableFields(actor, entity).map((field) => field.name);
    const page = `_start=0&_end=1000&_sort=id&_columns=${columns}`;
    const { data } = await this.server.call(actor, 'GET', `${entity.listPath}?${page}`);
    return data.list;
  }

  /** Ids of the rows inside and outside the actor's row scope. */
  async split(entity: Entity, actor: Actor): Promise<{ inside: number[]; outside: number[] }> {
    const scope = rowScope(actor, entity);
    const rows = await this.list(entity);
    const ids = (isInside: boolean) =>
      rows.filter((row) => isInScope(scope, row) === isInside).map((row) => Number(row.id));
    return { inside: ids(true), outside: ids(false) };
  }

  /**
   * Violated invariants, which every write must preserve: one history entry per version (if the entity has history),
   * correct totals and rollups.
   */
  async faults(entity: Entity): Promise<Row[]> {
    const expected = entity.history ? 't.version' : '0';
    return this.server.rows(`
      select 'history of ' || t.id as fault from "${entity.table}" t where ${expected} <> (
        select count(*) from ${systemSchema}.history h where h.entity = '${entity.name}' and h.record_id = t.id)
      union all
      select 'total' from (select count(*) as n from "${entity.table}") t where t.n <> (
        select coalesce(sum(rows), 0) from ${systemSchema}.entity_total where entity = '${entity.name}' and scope = 'all')
      ${rollupsOf(this.model, entity).map(rollupFault).join('')}`);
  }

  /** A fingerprint of the entity's records and their history. */
  async print(entity: Entity): Promise<unknown> {
    return this.server.rows(`
      select (select coalesce(md5(string_agg(t::text, '|' order by id)), '') from "${entity.table}" t) as rows,
        (select count(*) from ${systemSchema}.history where entity = '${entity.name}') as history`);
  }

  /** Ids of records to which other records refer. */
  pointedTo(entity: Entity): ReadonlySet<number> {
    const ids = new Set<number>();
    for (const { entity: referrer, field } of this.model.referrers(entity.name)) {
      for (const body of this.#stored.get(referrer.name) ?? []) {
        for (const id of idsAt(body, field)) ids.add(id);
      }
    }
    return ids;
  }

  /** Stores the records that must hold the owners' codes before others can belong to them. */
  async #openCodes(): Promise<void> {
    for (const { level, entity, by, where } of demandedCodes(this.model)) {
      for (const owner of owners) {
        for (const field of inputFields(entity).filter(isRequiredInCreate))
          if (field.ref !== undefined) await this.#store(this.entity(field.ref), owner);
        this.bodies.renew();
        const body = this.bodies.where(entity, 'can give a code', (one) =>
          holds(where, newRecord(entity, one)),
        );
        await this.make(entity, { ...body, [by]: codeOf(level, owner) });
      }
    }
    this.bodies.renew();
  }

  /** Takes one in five records of the owner to the state in which others may refer to them. */
  async #lead(entity: Entity, owner: Owner): Promise<void> {
    const step = demandedStep(this.model, entity);
    if (!step) return;
    const said: string[] = [];
    const filled = (id: number) =>
      Object.values(this.#rows.get(`${entity.name} ${id}`) ?? {}).filter((value) => value !== null).length;
    // Others copy its values, so that the record with the most values comes first.
    const known = [...this.idsOf(entity.name, owner)].sort((one, other) => filled(other) - filled(one));
    let missing = Math.ceil(known.length / 5);
    for (let n = 0; n < 100; n++) {
      const id = known[n] ?? (await this.#store(entity, owner));
      const path = `/${entity.plural}/${id}/${step.name}`;
      const { status, msg } = await this.server.call(root, 'POST', path);
      said.push(`${path}: ${msg}`);
      if (status !== 200) continue;
      const key = `${entity.name} ${id}`;
      this.#rows.set(key, { ...this.#rows.get(key), [step.field]: step.to });
      missing--;
      if (missing === 0) return;
    }
    throw new Error(said.join('\n'));
  }

  /** Returns the id. */
  async #store(entity: Entity, owner: Owner): Promise<number> {
    const body = this.bodies.any(entity, owner);
    const row = await this.make(entity, body);
    this.#rows.set(`${entity.name} ${row.id}`, row);
    this.#stored.set(entity.name, [...(this.#stored.get(entity.name) ?? []), body]);
    const ofEntity = this.#ids.get(entity.name) ?? new Map<Owner, number[]>();
    ofEntity.set(owner, [...(ofEntity.get(owner) ?? []), Number(row.id)]);
    this.#ids.set(entity.name, ofEntity);
    return Number(row.id);
  }
}

/** SQL that returns a row if the stored groups of the rollup differ from counted ones. */
function rollupFault(rollup: Rollup): string {
  const keys = keyColumns(rollup);
  const numbers = numberColumns(rollup);
  const names = keys.map(({ name }) => `"${name}"`).join(', ');
  const kept = `select ${names}, ${numbers.map(({ name }) => `sum("${name}")`).join(', ')}
    from ${systemSchema}."${rollupTable(rollup)}" group by ${names} having sum(_rows) <> 0`;
  const counted = `select ${[...keys.map(({ value }) => value), ...numbers.map(({ value }) => `sum(${value})`)].join(', ')}
    from "${rollup.entity.table}" group by ${keys.map((_, at) => at + 1).join(', ')}`;
  return `union all
    select 'rollup ${rollup.name}' where exists ((${kept}) except (${counted})) or exists ((${counted}) except (${kept}))`;
}

/** The ids in a reference of the body, or in one inside its objects. */
function idsAt(body: Body, field: Field): number[] {
  const [name = '', key] = field.name.split('.');
  const held = [body[name] ?? []].flat() as unknown[];
  const values = key === undefined ? held : held.map((item) => (item as Body)[key]);
  return values.filter((id) => typeof id === 'number');
}
