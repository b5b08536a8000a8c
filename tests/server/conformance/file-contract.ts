import { describe, expect, test } from 'vitest';
import { can } from '../../../src/engine/schema/access/access';
import type { Actor } from '../../../src/engine/schema/access/actor';
import { isInScope, rowScope } from '../../../src/engine/schema/access/row-scope';
import { permissionFor } from '../../../src/engine/schema/access/verbs';
import { levels } from '../../../src/engine/schema/contract/app';
import type { Entity, Field } from '../../../src/engine/schema/model/entity';
import { applies } from '../../../src/engine/schema/write/condition';
import { startingState } from '../../../src/engine/schema/write/record-issues';
import type { Row } from '../../../src/engine/server/entity/context';
import { storeFile } from '../../../src/engine/server/files/stored-files';
import { accountWith } from '../../support/account';
import { canApplyAtFirst, completed } from './expected-row';
import { owners } from './owners';
import { root, type World } from './world';

const valuesNaming: Readonly<Record<string, (address: string) => unknown>> = {
  image: (address) => address,
  images: (address) => [address],
  file: (address) => address,
  files: (address) => [address],
  url: (address) => `https://console.example.com${address}`,
  longText: (address) => `See ${address}.`,
  richText: (address) => `<img src="${address}" />`,
  localized: (address) => ({ en: address }),
};

const picture = { name: 'image/png', kind: 'image', extensions: ['png'], inline: true } as const;
const archive = { name: 'application/zip', kind: 'zip', extensions: ['zip'], inline: false } as const;
const document = { name: 'application/json', kind: 'json', extensions: ['json'], inline: false } as const;

/** An account can fetch a file if it can read a field that refers to the file, and only then. */
export function fileContract(world: () => World, entity: Entity): void {
  const fields = [...entity.fields.values()].filter(
    (field) => field.type in valuesNaming && !field.derived && canApplyAtFirst(entity, field),
  );
  const perms = [permissionFor(entity, 'show'), ...fields.flatMap(({ readPerms = [] }) => readPerms)];

  describe.skipIf(fields.length === 0)('files', () => {
    test.each(fields)('P4: only readers of $name can fetch its file', async (field) => {
      const { address, row } = await naming(field);
      const all = accountWith({ id: 9003, perms, scope: 'all' });
      const tied = levels.flatMap((level) =>
        owners.map((owner) => world().actor(level, entity, perms, owner)),
      );
      for (const actor of [root, all, ...tied]) {
        const sees = can(actor, 'show', entity) && isInScope(rowScope(actor, entity), row);
        const said = [actor.scope, actor.ties];
        expect([...said, await fetched(actor, address)]).toEqual([...said, sees ? 200 : 404]);
      }
      const hidden = { ...all, fields: { [entity.name]: { hidden: [field.name] } } };
      expect(await fetched(hidden, address)).toBe(404);
      const others = perms.filter((permission) => permission !== permissionFor(entity, 'show'));
      expect(await fetched({ ...all, perms: others }, address)).toBe(404);
      expect((await world().server.send(hidden, { url: address })).json().code).toBe(
        (await world().server.send(hidden, { url: `/files/${'x'.repeat(24)}` })).json().code,
      );
    });
  });

  const fetched = async (actor: Actor, url: string) =>
    (await world().server.send(actor, { method: 'GET', url })).statusCode;

  /** A record with a file of `root` in the field, and the file's address. */
  async function naming(field: Field): Promise<{ address: string; row: Row }> {
    const { kysely } = world().server.database;
    const accept = field.property['x-accept'] ?? ['image'];
    const mediaType = [picture, document, archive].find(({ kind }) => accept.includes(kind)) ?? picture;
    const file = { name: 'a.png', mediaType, bytes: Buffer.from('content') };
    const address = `/files/${await storeFile(kysely, file, root)}`;
    const state = startingState(entity);
    const body = world().bodies.where(entity, `makes ${field.name} apply`, (candidate) =>
      applies(field, { ...state, ...completed(entity, candidate) }),
    );
    const row = await world().make(entity, { ...body, [field.name]: valuesNaming[field.type]?.(address) });
    return { address, row };
  }
}
