import { describe, expect, test } from 'vitest';
import { permissionFor } from '../../../src/engine/schema/access/verbs';
import { type Entity, type Field, fieldNamed } from '../../../src/engine/schema/model/entity';
import { isMade } from '../../../src/engine/server/entity/write/drop-unchanged-read-only';
import { accountWith } from '../../support/account';
import { operationsOf } from './operations';
import { halvesOf, ruledActor, ruledFields } from './ruled-actor';
import type { World } from './world';

/** Each operation requires its own permission; no operation returns a hidden field. */
export function accessContract(world: () => World, entity: Entity): void {
  const operations = operationsOf(() => world().server, entity);
  const permissions = [...new Set(operations.map(({ verb }) => permissionFor(entity, verb)))];

  describe('access', () => {
    test('an account with the permissions of an operation and its fields can call it, if it is offered', async () => {
      let id = await anId();
      for (const { name, verb, isOffered, open } of operations) {
        const actor = accountWith({ id: 9002, perms: [permissionFor(entity, verb), ...permsNeeded(verb)] });
        const { status, code } = await open(actor, id);
        const isAnother = name === 'batch delete' || entity.actions.some((action) => action.name === verb);
        if (isAnother) id = await anId();
        if (isOffered) expect([401, 403, 404], `${name}: code ${code}`).not.toContain(status);
        else expect([403, 404], name).toContain(status);
      }
    });

    test('no operation returns a field that is secret or needs another permission', async () => {
      const hidden = [...entity.fields.values()].filter((field) => field.secret || field.readPerms);
      const actor = accountWith({ id: 9002, perms: permissions });
      const record = await world().make(entity);
      const one = `/${entity.plural}/${record.id}`;
      const history = entity.history ? [`${one}/history`] : [];
      for (const url of [one, `${one}/form`, ...history, `${entity.listPath}?id=${record.id}`]) {
        const { status, data } = await world().server.call(actor, 'GET', url);
        expect(status, url).toBe(200);
        for (const { name } of hidden) expect(JSON.stringify(data), url).not.toContain(`"${name}"`);
      }
    });

    if (entity.operations.has('update'))
      test('an update cannot change a field that a role makes read-only, but may repeat its value', async () => {
        const { id } = await world().make(entity);
        const url = `/${entity.plural}/${id}`;
        const made = ruledFields(entity).filter(isMade);
        const others = halvesOf(ruledFields(entity).filter((field) => !isMade(field))).slice(0, 2);
        for (const ruled of [...others, ...(made.length > 0 ? [made] : [])]) {
          const actor = ruledActor(world().model, 'readonly', ruled);
          const form = (await world().server.call(actor, 'GET', `${url}/form`)).data;
          const { version } = form;
          const give = (fields: readonly Field[], make: (field: Field) => unknown) => {
            const values = Object.fromEntries(fields.map((field) => [field.name, make(field)]));
            return world().server.call(actor, 'PUT', url, { version, ...values });
          };
          const odd = await give(ruled, () => ({ odd: true }));
          if (ruled === made) expect([odd.code, odd.data.version]).toEqual([0, version]);
          else
            expect(odd.issues?.toSorted()).toEqual(
              ruled.map(({ name }) => `${name} unknownField`).toSorted(),
            );
          const repeated = await give(
            ruled.filter(({ secret }) => !secret),
            ({ name }) => form[name],
          );
          expect([repeated.code, repeated.data.version]).toEqual([0, version]);
        }
      });
  });

  function permsNeeded(verb: string): string[] {
    const makes = verb === 'create' || verb === 'import';
    const action = entity.actions.find(({ name }) => name === verb);
    return [...entity.fields.values()]
      .filter(({ name, required }) => (makes ? required : action?.require?.includes(name)))
      .flatMap(({ readPerms = [], writePerms = [] }) => [...readPerms, ...writePerms]);
  }

  /** Id of a record on which every action is possible: it has all fields that actions require. */
  async function anId(): Promise<number> {
    const names = new Set(entity.actions.flatMap((action) => action.require ?? []));
    const demanded = [...names].filter((name) => fieldNamed(entity, name).when === undefined);
    const body = world().bodies.with(entity, demanded, 'required by actions');
    return Number((await world().make(entity, body)).id);
  }
}
