import { describe, expect, test } from 'vitest';
import { permissionFor } from '../../../src/entity/access/verbs';
import type { Entity } from '../../../src/entity/model/entity';
import { actorWith } from '../../support/actor';
import { nobody } from '../write/fixture';
import { doorsOf } from './doors';
import type { World } from './world';

/** Each door opens with its own permission and with no other; a hidden field is hidden behind all of them. */
export function accessContract(world: () => World, entity: Entity): void {
  const doors = doorsOf(world, entity);
  const permissions = [...new Set(doors.map(({ verb }) => permissionFor(entity, verb)))];

  describe('access', () => {
    test.each(doors)('$name: shut without its permission', async ({ verb, isOffered, open }) => {
      const others = permissions.filter((permission) => permission !== permissionFor(entity, verb));
      const record = await anId();
      const before = await world().print(entity);
      for (const perms of [[], others]) {
        const { status } = await open(actorWith({ id: 9002, perms }), record);
        if (isOffered) expect(status).toBe(403);
        else expect([403, 404]).toContain(status);
      }
      expect(await world().print(entity)).toEqual(before);
    });

    test.each(doors)(
      '$name: open with its permission and those of the fields that it needs, if it is offered',
      async ({ verb, isOffered, open }) => {
        const actor = actorWith({ id: 9002, perms: [permissionFor(entity, verb), ...permsNeeded(verb)] });
        const { status, code } = await open(actor, await anId());
        if (isOffered) expect([401, 403, 404], `code ${code}`).not.toContain(status);
        else expect([403, 404]).toContain(status);
      },
    );

    test.each(doors)('$name: shut without a session', async ({ open }) => {
      expect((await open(nobody, 1)).code).toBe(402);
    });

    const hidden = [...entity.fields.values()].filter((field) => field.secret || field.readPerms);

    test.each(hidden)('$name: neither shown, asked, sorted by, given nor told', async (field) => {
      const perms = permissions;
      const actor = actorWith({ id: 9002, perms });
      const record = await world().make(entity);
      const call = (method: 'GET' | 'PUT', url: string, body?: unknown) =>
        world().server.call(actor, method, url, body);
      const one = `/${entity.plural}/${record.id}`;
      const history = entity.history ? [`${one}/history`] : [];
      for (const url of [one, `${one}/form`, ...history, `${entity.listPath}?id=${record.id}`]) {
        const { status, data } = await call('GET', url);
        expect(status).toBe(200);
        expect(JSON.stringify(data)).not.toContain(`"${field.name}"`);
      }
      for (const query of [`${field.name}=x`, `${field.name}_like=x`, `_sort=${field.name}`]) {
        expect([400, 403]).toContain((await call('GET', `${entity.listPath}?${query}`)).status);
      }
      if (field.secret || !entity.operations.has('update')) return;
      const { status, data } = await call('PUT', one, { version: 1, [field.name]: 'secret-1' });
      expect([status, data.errors[0]]).toEqual([
        422,
        expect.objectContaining({ field: field.name, rule: 'unknownField' }),
      ]);
    });
  });

  function permsNeeded(verb: string): string[] {
    const makes = verb === 'create' || verb === 'import';
    const action = entity.actions.find(({ name }) => name === verb);
    return [...entity.fields.values()]
      .filter(({ name, required }) => (makes ? required : action?.require?.includes(name)))
      .flatMap(({ readPerms = [], writePerms = [] }) => [...readPerms, ...writePerms]);
  }

  /** A record that nothing stands against: with everything an action may demand. */
  async function anId(): Promise<number> {
    const demanded = [...new Set(entity.actions.flatMap((action) => action.require ?? []))];
    const body = world().bodyWith(entity, demanded, 'required by actions');
    return Number((await world().make(entity, body)).id);
  }
}
