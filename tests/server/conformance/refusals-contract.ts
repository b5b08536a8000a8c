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
import { printListQuery } from '../../../src/engine/schema/query/list-query';
import { accountWith } from '../../support/account';
import { type Answer, nobody, type Server } from '../../support/server';
import type { Bodies } from './bodies';
import { filtersOf } from './filters-of';
import { operationsOf } from './operations';
import { refusedValues } from './refused-values';
import { ruledActor, ruledFields } from './ruled-actor';
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
    test('hides each field: lists and exports refuse it as filter and sort key', async () => {
      const rows = Array.from({ length: 3 }, () => bodies.any(entity));
      const paths = [entity.listPath, ...(entity.operations.has('export') ? [`${all}/export`] : [])];
      for (const field of ruledFields(entity)) {
        const actor = ruledActor(server().context.model, 'hidden', field);
        const sorter = { field: field.name, order: 'asc' } as const;
        const wholes = [
          ...filtersOf(field, rows).map((filter) => ({ filters: [filter], sorters: [] })),
          ...(field.sortable ? [{ filters: [], sorters: [sorter] }] : []),
        ];
        for (const whole of wholes) {
          const query = printListQuery({ start: 0, end: 1, search: undefined, ...whole }).toString();
          for (const path of paths) {
            const { status, code } = await server().call(actor, 'GET', `${path}?${query}`);
            expect([query, status, code]).toEqual([query, 403, fieldForbidden.code]);
          }
        }
      }
    });

    test('hides each field or makes it read-only: every write refuses it', async () => {
      for (const field of ruledFields(entity)) {
        for (const rule of ['hidden', 'readonly'] as const)
          await expectNotTaken(ruledActor(server().context.model, rule, field), field);
      }
    });

    test('hides the state of a workflow: its actions are refused', async () => {
      for (const { name, field } of entity.actions) {
        const actor = ruledActor(server().context.model, 'hidden', fieldNamed(entity, field));
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
        const missed = inputFields(entity).filter((field) => isRequiredInCreate(field) && !field.copiedFrom);
        for (const field of missed) {
          const { [field.name]: _, ...body } = sound;
          const answer = await post(root, entity.createPath, body);
          expect(issues(answer)).toContain(`${field.name} required`);
        }
      });

      test('an invalid value is refused with the name of the field', async () => {
        const sound = bodies.any(entity);
        for (const field of entity.fields.values()) {
          for (const value of refusedValues(field)) {
            const body = { ...sound, [field.name]: value };
            const answer = await post(root, entity.createPath, body);
            const said = `${field.name} ${JSON.stringify(value)}`;
            expect(answer.status, said).toBe(422);
            const names = issues(answer).map((issue) => issue.split(/[. ]/)[0]);
            expect(names, said).toContain(field.name);
          }
        }
      });
    });

  /** Create, update, batch, import and actions reject the field. */
  async function expectNotTaken(actor: Actor, field: Field): Promise<void> {
    const given = { [field.name]: { odd: true } };
    // Without a required field, create is forbidden altogether. An account that no level ties cannot fill it in.
    const isNeeded =
      isRequiredInCreate(field) ||
      (field.required &&
        levels.some(
          (level) => field.filledFrom === `actor.${level.field}` && ownTie(actor, level.name) === null,
        ));
    if (entity.operations.has('create')) {
      const answer = await post(actor, entity.createPath, given);
      if (isNeeded) expect(answer.code, field.name).toBe(forbidden.code);
      else expect(refusals(answer)).toContain(field.name);
    }
    if (entity.operations.has('update')) {
      // An update may repeat a readable value; to compare, it must read the record.
      if (!canRead(actor, field))
        expect(refusals(await put(actor, { version: 1, ...given }))).toEqual([field.name]);
      const batch = { action: 'update', ids: [1], values: given };
      expect(refusals(await post(actor, `${all}/batch`, batch))).toEqual([field.name]);
    }
    for (const { name } of entity.actions) {
      const { code, data } = await post(actor, `${one}/${name}`, given);
      if (code !== forbidden.code) expect(refusals({ code, data })).toContain(field.name);
    }
    if (entity.operations.has('import') && !field.derived) {
      const answer = await post(actor, `${all}/import?dryRun=true`, `${field.name}\n1\n`, 'text/csv');
      if (isNeeded) expect(answer.code, field.name).toBe(forbidden.code);
      else expect(refusals(answer).map((name) => name.replace(/^rows\.1\./, ''))).toContain(field.name);
    }
  }
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
