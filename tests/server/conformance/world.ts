import { readableFields } from '../../../src/engine/schema/access/access';
import type { Actor } from '../../../src/engine/schema/access/actor';
import { isInScope, rowScope } from '../../../src/engine/schema/access/row-scope';
import { permissionsOf } from '../../../src/engine/schema/access/verbs';
import { entityNamed, type Model, modelOf } from '../../../src/engine/schema/declaration/model';
import { rollupsOf } from '../../../src/engine/schema/declaration/rollups';
import { type Action, type Entity, type Field, fieldNamed } from '../../../src/engine/schema/model/entity';
import { withNested } from '../../../src/engine/schema/model/nested-fields';
import type { Rollup } from '../../../src/engine/schema/model/rollup';
import type { Row } from '../../../src/engine/server/entity/context';
import { answeredRow } from '../../../src/engine/server/entity/write/answered-row';
import { createRecord } from '../../../src/engine/server/entity/write/create-record';
import { keyColumns, numberColumns } from '../../../src/engine/server/plan/rollup-tables';
import { rollupTable } from '../../../src/engine/server/plan/rollups';
import { actorWith } from '../../support/actor';
import type { Body } from '../../support/arbitrary-record';
import { articleSchema, bigArticleSchema } from '../../support/article';
import { basketSchema, goodSchema } from '../../support/basket';
import { badgeSchema, claimSchema, expenseSchema, gateSchema, refundSchema } from '../../support/claim';
import { entrySchema } from '../../support/entry';
import { parcelSchema } from '../../support/parcel';
import { purchaseSchema } from '../../support/purchase';
import { reviewSchema } from '../../support/review';
import { ruledSchema } from '../../support/ruled';
import type { Server } from '../../support/server';
import { settingsSchema } from '../../support/settings';
import { specimenSchema, specimenShopSchema } from '../../support/specimen';
import type { engines } from '../database/engines';
import { openServer } from '../write/fixture';
import { Bodies } from './bodies';

const files = import.meta.glob('../../../schemas/*.ts', { eager: true, import: 'default' });

/** The product's entities, one entity with every field type, one with every keyword of actions, and others. */
export const model: Model = modelOf({
  ...files,
  'specimen.ts': specimenSchema,
  'specimen-shop.ts': specimenShopSchema,
  'ruled.ts': ruledSchema,
  'specimen-review.ts': reviewSchema,
  'specimen-entry.ts': entrySchema,
  'specimen-settings.ts': settingsSchema,
  'specimen-purchase.ts': purchaseSchema,
  'specimen-parcel.ts': parcelSchema,
  'specimen-good.ts': goodSchema,
  'specimen-basket.ts': basketSchema,
  'specimen-claim.ts': claimSchema,
  'specimen-expense.ts': expenseSchema,
  'specimen-refund.ts': refundSchema,
  'specimen-badge.ts': badgeSchema,
  'specimen-gate.ts': gateSchema,
  'specimen-article.ts': articleSchema,
  'specimen-big-article.ts': bigArticleSchema,
});

export const entities: readonly Entity[] = [...model.entities.values()];

/** Settings, files and nested lists; measurements and shares; workflows, locks and rollups. */
const ofThree = ['store', 'report', 'order'];

/**
 * The entities that the contract tests on the engine. Both engines run the same SQL. PGlite differs in the types of its
 * driver and in its single connection; the specimens, which use every keyword, and three entities of the product cover that.
 */
export function entitiesOn(engine: (typeof engines)[number]): readonly Entity[] {
  const isOfProduct = ({ name }: Entity) => `../../../schemas/${name}.ts` in files;
  return engine === 'postgres'
    ? entities
    : entities.filter((one) => !isOfProduct(one) || ofThree.includes(one.name));
}

/** No stored account has this id, so that rules about the actor's own account do not apply. */
export const root: Actor = actorWith({ id: 9001, roles: ['ROOT'] });

/** Half of each entity's records belong to each of these partners. */
const partners = ['P1', 'P2'] as const;
const perPartner = 4;

/** A server with records of every entity. */
export class World {
  readonly #ids = new Map<string, Map<string, number[]>>();
  /** Bodies of the records that `open` has stored. */
  readonly #stored = new Map<string, Body[]>();
  readonly #rows = new Map<string, Row>();
  readonly bodies = new Bodies(
    (entity, partner) => this.idsOf(entity, partner),
    (entity, id) => this.#rows.get(`${entity} ${id}`) ?? {},
  );

  private constructor(readonly server: Server) {}

  static async open(engine: (typeof engines)[number]): Promise<World> {
    const world = new World(await openServer(engine, 'conformance', model));
    // Generated bodies satisfy the schema, but not the rules of hooks, which have tests of their own.
    world.server.setHooks(false);
    await world.#openPartners();
    for (const entity of inOrderOfNeed()) {
      for (const partner of partners) {
        // Each record of store settings needs a store, each open submission a product, and tests create more of them.
        const wanted = { store: 60, commodity: 15 }[entity.name] ?? 1;
        for (let n = 0; n < wanted * perPartner; n++) await world.#store(entity, partner);
        await world.#lead(entity, partner);
      }
    }
    // The first bodies could not refer to records of their own entity.
    world.bodies.renew();
    return world;
  }

  entity(name: string): Entity {
    return entityNamed(model, name);
  }

  /** Ids of the partner's records, in order of creation. */
  idsOf(entity: string, partner: string): readonly number[] {
    return this.#ids.get(entity)?.get(partner) ?? [];
  }

  /** Stores a record, even of an entity without the operation `create`. */
  async make(entity: Entity, body: Body = this.bodies.any(entity)): Promise<Row> {
    const row = await createRecord({ context: this.server.context, entity, actor: root }, body);
    return { ...row, ...answeredRow(root, entity, row) };
  }

  /** An account of this kind with these permissions, which reaches at most half of the records. */
  actor(utype: number, entity: Entity, perms: readonly string[] = permissionsOf(entity)): Actor {
    const column = entity.scope.columns.store;
    const target = column === 'id' ? entity.name : column && fieldNamed(entity, column).ref;
    const stores = utype === 3 && target ? this.idsOf(target, 'P1').slice(0, 2) : [];
    const [store = null] = stores;
    return actorWith({ id: 9000 + utype, utype, perms, pcode: utype === 2 ? 'P1' : null, store, stores });
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
        select count(*) from footwork.history h where h.entity = '${entity.name}' and h.record_id = t.id)
      union all
      select 'total' from (select count(*) as n from "${entity.table}") t where t.n <> (
        select coalesce(sum(rows), 0) from footwork.entity_total where entity = '${entity.name}' and scope = 'all')
      ${rollupsOf(model, entity).map(rollupFault).join('')}`);
  }

  /** A fingerprint of the entity's records and their history. */
  async print(entity: Entity): Promise<unknown> {
    return this.server.rows(`
      select (select coalesce(md5(string_agg(t::text, '|' order by id)), '') from "${entity.table}" t) as rows,
        (select count(*) from footwork.history where entity = '${entity.name}') as history`);
  }

  /** Ids of records to which other records refer. */
  pointedTo(entity: Entity): ReadonlySet<number> {
    const ids = new Set<number>();
    for (const { entity: referrer, field } of model.referrers(entity.name)) {
      for (const body of this.#stored.get(referrer.name) ?? []) {
        for (const id of idsAt(body, field)) ids.add(id);
      }
    }
    return ids;
  }

  /** Creates the accounts whose partner codes other records then contain. */
  async #openPartners(): Promise<void> {
    const role = await this.make(this.entity('role'), { name: 'Agents', code: 'AGENTS' });
    for (const pcode of partners) {
      const account = { username: `agent-${pcode}`, nickname: 'Agent', contact: 'Ann', utype: '2' };
      await this.make(this.entity('manager'), { ...account, pcode, roles: [role.id] });
    }
  }

  /** Takes the first record of the partner to the state in which others may refer to it. */
  async #lead(entity: Entity, partner: string): Promise<void> {
    const step = demandedStep(entity);
    const [id] = this.idsOf(entity.name, partner);
    if (!step || id === undefined) return;
    const path = `/${entity.plural}/${id}`;
    const { status, msg } = await this.server.call(root, 'POST', `${path}/${step.name}`);
    if (status !== 200) throw new Error(`${path}/${step.name}: ${msg}`);
    this.#rows.set(`${entity.name} ${id}`, {
      ...this.#rows.get(`${entity.name} ${id}`),
      [step.field]: step.to,
    });
  }

  async #store(entity: Entity, partner: string): Promise<void> {
    const body = this.bodies.any(entity, partner);
    const row = await this.make(entity, body);
    this.#rows.set(`${entity.name} ${row.id}`, row);
    this.#stored.set(entity.name, [...(this.#stored.get(entity.name) ?? []), body]);
    const ofEntity = this.#ids.get(entity.name) ?? new Map<string, number[]>();
    ofEntity.set(partner, [...(ofEntity.get(partner) ?? []), Number(row.id)]);
    this.#ids.set(entity.name, ofEntity);
  }
}

/** The action from the initial state to a state that `x-ref-where` of other entities requires, if there is one. */
function demandedStep(entity: Entity): Action | undefined {
  const demands = entities.flatMap(({ fields }) =>
    withNested([...fields.values()]).flatMap(({ ref, refWhere }) =>
      ref === entity.name ? [refWhere ?? {}] : [],
    ),
  );
  return entity.actions.find((action) => {
    const start = fieldNamed(entity, action.field).property.default;
    return demands.some((demand) => {
      const states: readonly unknown[] = [demand[action.field] ?? start].flat();
      return (
        !states.includes(start) && states.includes(action.to) && action.from.some((from) => from === start)
      );
    });
  });
}

/** The entities, each after those that it refers to. */
function inOrderOfNeed(): readonly Entity[] {
  const ordered = new Set<Entity>();
  const visit = (entity: Entity, above: readonly Entity[]) => {
    if (ordered.has(entity) || above.includes(entity)) return;
    for (const field of entity.fields.values()) {
      if (field.ref !== undefined && !field.system) visit(entityNamed(model, field.ref), [...above, entity]);
    }
    ordered.add(entity);
  };
  for (const entity of entities) visit(entity, []);
  return [...ordered];
}

/** SQL that returns a row if the stored groups of the rollup differ from counted ones. */
function rollupFault(rollup: Rollup): string {
  const keys = keyColumns(rollup);
  const numbers = numberColumns(rollup);
  const names = keys.map(({ name }) => `"${name}"`).join(', ');
  const kept = `select ${names}, ${numbers.map(({ name }) => `sum("${name}")`).join(', ')}
    from footwork."${rollupTable(rollup)}" group by ${names} having sum(_rows) <> 0`;
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
