import { describe, expect, test } from 'vitest';
import { canRead } from '../../../src/engine/schema/access/access';
import { type Actor, ownTie } from '../../../src/engine/schema/access/actor';
import { permissionFor } from '../../../src/engine/schema/access/verbs';
import { levels } from '../../../src/engine/schema/contract/app';
import { errorCatalogue } from '../../../src/engine/schema/contract/app-error';
import {
  type Entity,
  type Field,
  fieldNamed,
  inputFields,
  isRequiredInCreate,
} from '../../../src/engine/schema/model/entity';
import { rootField } from '../../../src/engine/schema/model/nested-fields';
import { printListQuery } from '../../../src/engine/schema/query/list-query';
import { copiesOf } from '../../../src/engine/schema/write/copied-defaults';
import { accountWith } from '../../support/account';
import { type Answer, nobody, type Server } from '../../support/server';
import type { Bodies } from './bodies';
import { filtersOf } from './filters-of';
import { operationsOf } from './operations';
import { refusedValues } from './refused-values';
import { halvesOf, ruledActor, ruledFields } from './ruled-actor';
import { root } from './world';

const { fieldForbidden, forbidden, invalid } = errorCatalogue;

/** Requests that the server rejects before any statement runs, so that the result is the same on every engine. */
export function refusalsContract(server: () => Server, bodies: Bodies, entity: Entity): void {
  const all = `/${entity.plural}`;
  const one = `${all}/1`;
  const operations = operationsOf(server, entity);
  const permissions = [...new Set(operations.map(({ verb }) => permissionFor(entity, verb)))];
  const post = (actor: Actor, url: string, body: unknown, type = 'application/json') =>
    server().call(actor, 'POST', url, body, { 'content-type': type });
  const put = (actor: Actor, body: unknown) => server().call(actor, 'PUT', one, body);

  test('without its permission, every operation is refused', async () => {
    for (const { name, verb, isOffered, open } of operations) {
      const others = permissions.filter((permission) => permission !== permissionFor(entity, verb));
      for (const perms of [[], others]) {
        const { status } = await open(accountWith({ id: 9002, perms }), 1);
        if (isOffered) expect(status, name).toBe(403);
        else expect([403, 404], name).toContain(status);
      }
    }
  });

  test('without a session, every operation is refused', async () => {
    for (const { name, open } of operations) expect((await open(nobody, 1)).code, name).toBe(402);
  });

  test('a secret field, or one without its permission, is refused as filter, sort key and value', async () => {
    const actor = accountWith({ id: 9002, perms: permissions });
    for (const field of entity.fields.values()) {
      if (!field.secret && !field.readPerms) continue;
      for (const query of [`${field.name}=x`, `${field.name}_like=x`, `_sort=${field.name}`]) {
        const { status } = await server().call(actor, 'GET', `${entity.listPath}?${query}`);
        expect([400, 403], query).toContain(status);
      }
      if (field.secret || !entity.operations.has('update')) continue;
      expect(refusals(await put(actor, { version: 1, [field.name]: 'secret-1' }))).toEqual([field.name]);
    }
  });

  describe('a role', () => {
    test('hides each field: lists and exports refuse it as filter and sort key, exports as a column', async () => {
      const rows = Array.from({ length: 3 }, () => bodies.any(entity));
      const exported = entity.operations.has('export') ? [`${all}/export`] : [];
      for (const field of ruledFields(entity)) {
        const actor = ruledActor(server().context.model, 'hidden', [field]);
        const sorter = { field: field.name, order: 'asc' } as const;
        const wholes = [
          ...filtersOf(field, rows).map((filter) => ({ filters: [filter], sorters: [] })),
          ...(field.sortable ? [{ filters: [], sorters: [sorter] }] : []),
        ];
        for (const [nth, whole] of wholes.entries()) {
          const query = printListQuery({ start: 0, end: 1, search: undefined, ...whole }).toString();
          await expectForbidden(actor, `${entity.listPath}?${query}`);
          // An export reads its query as a list does.
          const paths = nth === 0 ? exported : [];
          for (const path of paths) await expectForbidden(actor, `${path}?${query}`);
        }
        for (const path of exported) await expectForbidden(actor, `${path}?_with=${field.name}`);
      }
    });

    async function expectForbidden(actor: Actor, url: string): Promise<void> {
      const { status, code } = await server().call(actor, 'GET', url);
      expect([url, status, code]).toEqual([url, 403, fieldForbidden.code]);
    }

    test('hides each field or makes it read-only: every write refuses it', async () => {
      const { model } = server().context;
      for (const rule of ['hidden', 'readonly'] as const) {
        for (const half of halvesOf(ruledFields(entity)).slice(0, 2))
          await expectNotTaken(ruledActor(model, rule, half), half);
        for (const field of ruledFields(entity)) {
          const actor = ruledActor(model, rule, [field]);
          if (isNeeded(actor, field)) await expectNoneMade(actor);
        }
        const others = ruledFields(entity).filter(
          (field) => !isNeeded(ruledActor(model, rule, [field]), field),
        );
        if (others.length > 0) await expectNotGiven(ruledActor(model, rule, others), others);
      }
    });

    test('hides the state of a workflow: its actions are refused', async () => {
      for (const { name, field } of entity.actions) {
        const actor = ruledActor(server().context.model, 'hidden', [fieldNamed(entity, field)]);
        const answers = [
          await post(actor, `${one}/${name}`, {}),
          await post(actor, `${all}/batch`, { action: name, ids: [1] }),
        ];
        for (const { code } of answers) expect(code, name).toBe(forbidden.code);
      }
    });
  });

  if (entity.operations.has('create'))
    describe('create', () => {
      test('a missing required field is named in an issue', async () => {
        const sound = bodies.any(entity);
        // Copied fields are excluded: whether they are missing depends on another record.
        const missed = inputFields(entity)
          .filter((field) => isRequiredInCreate(field) && !field.copiedFrom)
          .map(({ name }) => name);
        const body = Object.entries(sound).filter(([name]) => !missed.includes(name));
        if (missed.length === 0) return;
        const answer = await post(root, entity.createPath, Object.fromEntries(body));
        expect(issues(answer)).toEqual(expect.arrayContaining(missed.map((name) => `${name} required`)));
      });

      test('an invalid value is refused with the name of the field', async () => {
        // A reference through which defaults are copied is read before the body is judged.
        const read = copiesOf(entity).map(({ through }) => rootField(entity, through)?.name);
        const sound = Object.fromEntries(
          Object.entries(bodies.any(entity)).filter(([name]) => !read.includes(name)),
        );
        const refused = [...entity.fields.values()].map(
          (field) => [field.name, refusedValues(field)] as const,
        );
        const most = Math.max(...refused.map(([, values]) => values.length));
        // One value of each field at a time.
        for (let nth = 0; nth < most; nth++) {
          const wrong = refused.flatMap(([name, values]) => (nth in values ? [[name, values[nth]]] : []));
          const values = Object.fromEntries(wrong);
          const answer = await post(root, entity.createPath, { ...sound, ...values });
          const names = new Set(issues(answer).map((issue) => issue.split(/[. ]/)[0]));
          expect(
            Object.keys(values).filter((name) => !names.has(name)),
            JSON.stringify(values),
          ).toEqual([]);
        }
      });
    });

  /**
   * Whether the actor can make no record when it may not write the field. An account that no level ties cannot fill it
   * in.
   */
  function isNeeded(actor: Actor, field: Field): boolean {
    return (
      isRequiredInCreate(field) ||
      (field.required &&
        levels.some(
          (level) => field.filledFrom === `actor.${level.field}` && ownTie(actor, level.name) === null,
        ))
    );
  }

  async function expectNoneMade(actor: Actor): Promise<void> {
    const answers = [
      ...(entity.operations.has('create') ? [await post(actor, entity.createPath, {})] : []),
      ...(entity.operations.has('import') ? [await bring(actor, ['id'])] : []),
    ];
    for (const { code } of answers) expect(code).toBe(forbidden.code);
  }

  /** Create and import reject the fields. */
  async function expectNotGiven(actor: Actor, fields: readonly Field[]): Promise<void> {
    const names = fields.map(({ name }) => name);
    if (entity.operations.has('create'))
      expect(refusals(await post(actor, entity.createPath, odd(fields)))).toEqual(
        expect.arrayContaining(names),
      );
    const columns = fields.filter(({ derived }) => !derived).map(({ name }) => name);
    if (entity.operations.has('import') && columns.length > 0) {
      const refused = refusals(await bring(actor, columns)).map((name) => name.replace(/^rows\.1\./, ''));
      expect(refused).toEqual(expect.arrayContaining(columns));
    }
  }

  /** Update, batch and actions reject the fields. */
  async function expectNotTaken(actor: Actor, fields: readonly Field[]): Promise<void> {
    const names = fields.map(({ name }) => name).toSorted();
    if (entity.operations.has('update')) {
      // An update may repeat a readable value; to compare, it must read the record.
      if (fields.every((field) => !canRead(actor, field)))
        expect(refusals(await put(actor, { version: 1, ...odd(fields) })).toSorted()).toEqual(names);
      const batch = { action: 'update', ids: [1], values: odd(fields) };
      expect(refusals(await post(actor, `${all}/batch`, batch)).toSorted()).toEqual(names);
    }
    for (const { name } of entity.actions) {
      const { code, data } = await post(actor, `${one}/${name}`, odd(fields));
      if (code !== forbidden.code) expect(refusals({ code, data })).toEqual(expect.arrayContaining(names));
    }
  }

  const odd = (fields: readonly Field[]) =>
    Object.fromEntries(fields.map(({ name }) => [name, { odd: true }]));
  const bring = (actor: Actor, columns: readonly string[]) =>
    post(
      actor,
      `${all}/import?dryRun=true`,
      `${columns.join()}\n${columns.map(() => '1').join()}\n`,
      'text/csv',
    );
}

/** Fields that the response rejects as unknown. */
function refusals(answer: Pick<Answer, 'code' | 'data'>): string[] {
  return issues(answer).flatMap((issue) =>
    issue.endsWith(' unknownField') ? [issue.split(' ')[0] ?? ''] : [],
  );
}

/** The issues of a 422, each as `field rule`. */
function issues({ code, data }: Pick<Answer, 'code' | 'data'>): string[] {
  expect(code).toBe(invalid.code);
  return (data.errors as { field: string; rule: string }[]).map(({ field, rule }) => `${field} ${rule}`);
}
