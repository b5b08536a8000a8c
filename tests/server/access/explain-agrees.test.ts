import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { canWrite } from '../../../src/engine/schema/access/access';
import type { Actor } from '../../../src/engine/schema/access/actor';
import { filledFields, isFixed, isInScope, rowScope } from '../../../src/engine/schema/access/row-scope';
import { actionsOf, permissionsOf } from '../../../src/engine/schema/access/verbs';
import { reaches } from '../../../src/engine/schema/contract/app';
import { entityNamed } from '../../../src/engine/schema/declaration/model';
import { type Entity, type Field, fieldNamed } from '../../../src/engine/schema/model/entity';
import { readAccount } from '../../../src/engine/server/access/accounts';
import type { Row } from '../../../src/engine/server/entity/context';
import { isMade } from '../../../src/engine/server/entity/write/drop-unchanged-read-only';
import { loadModel } from '../../../src/engine/server/registry';
import { demoOf } from '../../../src/engine/server/seed/demo';
import { seed } from '../../../src/engine/server/seed/seed';
import { actorWith } from '../../support/actor';
import { openForTests } from '../../support/open-for-tests';
import type { Answer } from '../../support/server';
import { openServer } from '../write/fixture';
import { type Asked, type Case, explainAddress, type RoleCase } from './explain-case';
import { explainSecrets, type Secret } from './explain-secrets';

const model = loadModel();
const entities = [...model.entities.values()];
const root = actorWith({ id: 9001, roles: ['ROOT'] });

/** An id that no record has. */
const nowhere = 2 ** 40;

const server = openForTests(() => openServer('postgres', 'explain', model));
let buttons: number[];
const accounts: number[] = [];
const records = new Map<string, number[]>();

beforeAll(async () => {
  await seed(server.database, model, { demo: demoOf('small'), now: new Date() });
  buttons = await idsOf(`select id from menu where type = 'button' order by id`);
  const everybody = `select m.id from manager m where m.available and not m.must_change`;
  for (const kind of [1, 2, 3])
    accounts.push(...(await idsOf(`${everybody} and m.utype = '${kind}' limit 3`)));
  for (const { name, table } of entities) {
    records.set(name, await idsOf(`select id from "${table}" order by md5(id::text) limit 12`));
  }
}, 120_000);

const idsOf = async (statement: string) => (await server.rows(statement)).map(({ id }) => Number(id));

interface Question {
  readonly entity: Entity;
  readonly action: string;
  readonly record: number | undefined;
  readonly field: Field | undefined;
}

const questionOf = ({ entity: name, action, record, field }: Asked): Question => {
  const entity = entityNamed(model, name);
  const isNew = action === 'create' || action === 'import';
  return {
    entity,
    action,
    record: isNew ? undefined : record,
    // A deletion takes no field.
    field: field === undefined || action === 'delete' ? undefined : fieldNamed(entity, field),
  };
};

/** Arbitrary roles, and a question about one of their holders. */
const anyCase = () =>
  fc.constantFrom(...entities).chain((entity) => {
    const names = [...entity.fields.keys()].filter((name) => name !== 'id' && name !== 'version');
    const ids = records.get(entity.name) ?? [];
    const role = (id: number) =>
      fc.record<RoleCase>({
        id: fc.constant(id),
        scope: fc.constantFrom(...reaches),
        buttons: fc.oneof(fc.constant(buttons), fc.subarray(buttons)),
        rule: fc.record({ hidden: fc.subarray(names), readonly: fc.subarray(names) }),
      });
    return fc.record<Case>({
      roles: fc.tuple(role(2), role(3), role(4)),
      account: fc.constantFrom(...accounts),
      entity: fc.constant(entity.name),
      action: fc.constantFrom(...actionsOf(entity)),
      record:
        ids.length > 0
          ? fc.option(fc.constantFrom(...ids), { nil: undefined, freq: 5 })
          : fc.constant(undefined),
      field: fc.option(fc.constantFrom('id', ...names), { nil: undefined }),
    });
  });

/**
 * Cases of an account of several stores with all permissions: it chooses the store of a device, and cannot
 * change the number of its own store.
 */
async function ofSeveralStores(): Promise<Case[]> {
  const [row] = await server.rows(
    `select m.id as account, m.store, d.id as device from manager m join store s on s.head_store = m.store
     join device d on d.store = m.store where m.available and not m.must_change limit 1`,
  );
  const rule = { hidden: [], readonly: [] };
  const roles = [2, 3, 4].map((id) => ({ id, scope: 'store', buttons, rule }));
  const one = { roles, account: Number(row?.account) };
  const device = { ...one, entity: 'device', record: Number(row?.device), field: 'store' };
  const number = { ...one, entity: 'store', record: Number(row?.store), field: 'code_num' };
  return [
    ...['create', 'update', 'import'].map((action) => ({ ...device, action })),
    {
      ...device,
      roles: roles.map((role) => ({ ...role, rule: { ...rule, readonly: ['store'] } })),
      action: 'import',
    },
    { ...number, action: 'update' },
  ];
}

async function store({ id, scope, buttons, rule }: RoleCase, entity: string): Promise<void> {
  const rules = JSON.stringify({ [entity]: rule });
  await server.rows(`update role set scope = '${scope}', field_rules = '${rules}' where id = ${id}`);
  await server.rows(`delete from role__menus where owner = ${id}`);
  await server.rows(
    `insert into role__menus (owner, target, position)
     select ${id}, target, position from unnest(array[${buttons}]::bigint[]) with ordinality as t (target, position)`,
  );
}

/** Whether the server permits the action when the account tries it: first the record, then the field. */
async function isDone(actor: Actor, { entity, action, record, field }: Question): Promise<boolean> {
  const all = `/${entity.plural}`;
  const of = `${all}/${record}`;
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: unknown) =>
    server.call(actor, method, url, body);
  const only = record === undefined ? '' : `&id=${record}`;
  const column = field === undefined ? '' : `&_columns=${field.name}`;
  const given = field && { [field.name]: givable(actor, entity, field) };
  const isTaken = (answer: Answer) => answer.status !== 403 && !isRefused(answer, field);
  switch (action) {
    case 'list': {
      const { status, data } = await call('GET', `${entity.listPath}?_end=100${only}${column}`);
      return status === 200 && holds(data.list, record, field);
    }
    case 'export': {
      const url = `${all}/export?format=json${only}`;
      const answer = await server.send(actor, { method: 'GET', url });
      return answer.statusCode === 200 && holds(answer.json(), record, field);
    }
    case 'show': {
      if (record === undefined) {
        const { status, data } = await call('GET', `${entity.listPath}?_end=1${column}`);
        return status === 200 && holds(data.list, record, field);
      }
      const { status, data } = await call('GET', of);
      return status === 200 && (field === undefined || field.name in data);
    }
    case 'create':
      return isTaken(await call('POST', entity.createPath, { ...given }));
    case 'import': {
      const url = `${all}/import?dryRun=true`;
      const answer = await server.call(actor, 'POST', url, `${field?.name ?? 'nothing'}\n1\n`);
      // An import ignores a column that the server fills in itself.
      const isFilled =
        field && (field.derived || isFixed(actor, entity, field.name) || isRepeatable(actor, entity, field));
      return isTaken(answer) && !isFilled;
    }
    case 'update': {
      // An update ignores counted and computed values.
      if (field && isMade(field)) return false;
      if (record === undefined) {
        const { id, version } = (await anyInReach(actor, entity)) ?? { id: nowhere, version: 1 };
        return isTaken(await call('PUT', `${all}/${id}`, { version, ...given }));
      }
      const { version } = await stored(entity, record);
      const reached = await call('PUT', of, { version });
      if (![200, 422].includes(reached.status) || !isTaken(reached) || isKept(reached, field)) return false;
      return isTaken(await call('PUT', of, { version, ...given }));
    }
    case 'delete': {
      if (record === undefined) return (await call('DELETE', `${all}/${nowhere}`)).status !== 403;
      const answer = await call('DELETE', `${of}?version=99`);
      return answer.status !== 404 && isTaken(answer);
    }
    default: {
      const url = `${record === undefined ? `${all}/${nowhere}` : of}/${action}`;
      const answer = await call('POST', url, given ?? {});
      // An action that succeeds without further values is done, and cannot be repeated.
      if (!isTaken(answer) || record === undefined || answer.status === 200) return isTaken(answer);
      return [200, 422].includes((await call('POST', `${of}/${action}`, {})).status);
    }
  }
}

/**
 * Whether the actor cannot write the field and the server fills it in; an import may repeat it, since exports
 * contain it.
 */
function isRepeatable(actor: Actor, entity: Entity, field: Field): boolean {
  return filledFields(actor, entity).includes(field.name) && !canWrite(actor, field);
}

/** An invalid value; for the column by which an actor chooses among its stores, one of these. */
function givable(actor: Actor, entity: Entity, { name }: Field): unknown {
  const scope = rowScope(actor, entity);
  const isChoice = scope.kind === 'some' && scope.column === name && !isFixed(actor, entity, name);
  return isChoice ? scope.values[0] : { odd: true };
}

/**
 * Whether the rows contain the record (without one: the first row) and that row has the field. True if no
 * record is given and there are no rows.
 */
function holds(rows: Row[], record: number | undefined, field: Field | undefined): boolean {
  const row = record === undefined ? rows[0] : rows.find(({ id }) => id === record);
  if (!row) return record === undefined;
  return field === undefined || field.name in row;
}

function isRefused({ data }: Answer, field: Field | undefined): boolean {
  const errors = (data?.errors ?? []) as { field: string; rule: string }[];
  const refusals = ['unknownField', 'outOfScope'];
  const places = [field?.name, `rows.1.${field?.name}`];
  return errors.some(
    (error) => error.field === '' || (places.includes(error.field) && refusals.includes(error.rule)),
  );
}

/** Whether `_limits` of this record contains the field. */
function isKept({ data }: Answer, field: Field | undefined): boolean {
  return field !== undefined && field.name in (data?._limits?.fields ?? {});
}

async function stored({ table }: Entity, id: number): Promise<Row> {
  const [row] = await server.rows(`select * from "${table}" where id = ${id}`);
  return row ?? {};
}

async function anyInReach(actor: Actor, entity: Entity): Promise<Row | undefined> {
  const scope = rowScope(actor, entity);
  return (await server.rows(`select * from "${entity.table}" order by id`)).find((row) =>
    isInScope(scope, row),
  );
}

/**
 * Whether the question cannot be tried: without a row in reach no list can show the field, and no update can
 * differ from a stored value.
 */
async function isUnseen(actor: Actor, { entity, action, record, field }: Question): Promise<boolean> {
  if (record !== undefined || !field) return false;
  if (action === 'update') return (await anyInReach(actor, entity)) === undefined;
  if (!['list', 'show', 'export'].includes(action)) return false;
  const { data } = await server.call(actor, 'GET', `${entity.listPath}?_end=1`);
  return data?.total === 0;
}

test('an account may do what is explained that it may, and nothing else', async () => {
  const counts = { allowed: 0, denied: 0, steps: new Set<string>() };
  await fc.assert(
    fc.asyncProperty(anyCase(), async (one) => {
      for (const role of one.roles) await store(role, one.entity);
      const account = await readAccount(server.database, one.account);
      if (!account) throw new Error('The account is gone.');
      const question = questionOf(one);
      if (await isUnseen(account.actor, question)) return;
      const asked = { ...one, record: question.record, field: question.field?.name };
      const { status, data } = await server.call(root, 'GET', explainAddress(asked));
      expect(status).toBe(200);
      const done = await isDone(account.actor, question);
      expect({ allowed: done, steps: data.steps }).toEqual({ allowed: data.allowed, steps: data.steps });
      counts[done ? 'allowed' : 'denied'] += 1;
      for (const { about, allowed } of data.steps) counts.steps.add(`${about} ${allowed}`);
    }),
    { numRuns: 200, examples: (await ofSeveralStores()).map((one) => [one]) },
  );
  expect(Math.min(counts.allowed, counts.denied)).toBeGreaterThan(10);
  const seen = ['action', 'record', 'field'].flatMap((about) => [`${about} true`, `${about} false`]);
  expect([...counts.steps]).toEqual(expect.arrayContaining(seen));
}, 300_000);

/** An actor that can see everything except the secret. */
const unknowing = ({ hides, lacks }: Secret): Actor => {
  const perms = entities.flatMap((entity) => permissionsOf(entity)).filter((perm) => perm !== lacks);
  return actorWith({ id: 9002, perms, fields: hides });
};

test('an explanation tells nobody what they may not see', async () => {
  const secrets = await explainSecrets(server);
  const open = { hidden: [], readonly: [] };
  const roles = [2, 3, 4].map((id): RoleCase => ({ id, scope: 'all', buttons, rule: open }));
  const accounts = [...new Set(secrets.map(({ asked }) => asked.account))];
  const anyAsked = anyCase().chain((one) =>
    fc.record({
      secret: fc.constantFrom(...secrets),
      one: fc.constantFrom(...accounts).map((account): Case => ({ ...one, account })),
    }),
  );
  const telling = new Set<string>();
  const examples = secrets.map((secret): [{ secret: Secret; one: Case }] => [
    { secret, one: { ...secret.asked, roles } },
  ]);
  await fc.assert(
    fc.asyncProperty(anyAsked, async ({ secret, one }) => {
      for (const role of one.roles) await store(role, one.entity);
      const { record, field } = questionOf(one);
      const address = explainAddress({ ...one, record, field: field?.name });
      const answers = async () => ({
        told: await server.call(unknowing(secret), 'GET', address),
        all: await server.call(root, 'GET', address),
      });
      const before = await answers();
      await server.rows(secret.alter);
      const after = await answers();
      await server.rows(secret.undo);
      expect(after.told).toEqual(before.told);
      if (JSON.stringify(after.all) !== JSON.stringify(before.all)) telling.add(secret.name);
    }),
    { numRuns: 60, examples },
  );
  expect([...telling].sort()).toEqual(secrets.map(({ name }) => name).sort());
}, 300_000);
