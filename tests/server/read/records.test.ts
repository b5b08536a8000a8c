import { beforeAll, describe, expect, test } from 'vitest';
import { readRecord } from '../../../src/engine/server/entity/read/read-record';
import { openForTests } from '../../support/open-for-tests';
import { specimen } from '../../support/specimen';
import { oneEngine } from '../database/engines';
import { actors, insertRows, model, now, openReading } from './fixture';

describe.each(oneEngine)('%s', (engine) => {
  const reading = openForTests(() => openReading(engine));

  beforeAll(() => insertRows(reading.database));

  const statusAndCode = async (actor: keyof typeof actors, url: string) => {
    const { status, body } = await reading.get(actor, url);
    return [status, body.code];
  };

  describe('one record', () => {
    test('for a form has declared fields, id and version', async () => {
      const { data } = (await reading.get('operator', '/specimens/1/form')).body;
      const declared = [...specimen.fields.values()]
        .filter((field) => !field.system)
        .map((field) => field.name);
      const hidden = ['pass', 'hidden'];
      expect(Object.keys(data).sort()).toEqual(
        [...declared.filter((name) => !hidden.includes(name)), 'id', 'version', '_labels', '_files'].sort(),
      );
      expect(Object.keys(data._labels)).toEqual(['shop', 'twins', 'origin']);
    });

    test('that is not there, out of scope or no number is not found', async () => {
      for (const path of ['999', '3', '0', '-1', 'x', '1e2', '99999999999999999999', '%27']) {
        expect(await statusAndCode('partner', `/specimens/${path}`), path).toEqual([404, 40400]);
        expect(await statusAndCode('partner', `/specimens/${path}/form`), path).toEqual([404, 40400]);
        expect(await statusAndCode('partner', `/specimens/${path}/history`), path).toEqual([404, 40400]);
      }
      expect(await statusAndCode('nobody', '/specimens/1')).toEqual([403, 40300]);
    });

    test('is read by other parts of the server, too', async () => {
      const context = { database: reading.database, model, now: () => now };
      const { data } = (await reading.get('partner', '/specimens/1')).body;
      expect(await readRecord(context, actors.partner, specimen, 1)).toEqual(data);
      expect(await readRecord(context, actors.partner, specimen, 3)).toBeUndefined();
    });
  });

  describe('options', () => {
    const options = async (actor: keyof typeof actors, url: string) =>
      (await reading.get(actor, url)).body.data;

    test('are what records are called, in that order', async () => {
      expect(await options('root', '/specimen-shops/options')).toEqual([
        { value: 1, label: 'Alpha' },
        { value: 2, label: 'Beta' },
        { value: 3, label: 'Gamma 100%' },
      ]);
      expect(await options('partner', '/specimen-shops/options?q=A')).toEqual([
        { value: 1, label: 'Alpha' },
        { value: 2, label: 'Beta' },
      ]);
    });

    test('can be asked for by number, within the scope', async () => {
      expect(await options('root', '/specimen-shops/options?ids=3,1')).toHaveLength(2);
      expect(await options('partner', '/specimen-shops/options?ids=3,1')).toEqual([
        { value: 1, label: 'Alpha' },
      ]);
      expect(await options('root', '/specimen-shops/options?ids=')).toEqual([]);
    });

    test('are searched by what they are called where nothing is declared searchable', async () => {
      expect(await options('root', '/managers/options?q=B')).toEqual([{ value: 2, label: 'bob' }]);
    });

    test('for a place in a tree leave out the record and all below it', async () => {
      const values = async (id: number) =>
        (await options('root', `/specimens/${id}/options`)).map(({ value }: { value: number }) => value);
      // 4, 7, ... and 2, 5, ... stand below each other's heads; 24 has nothing below it.
      expect(await values(24)).toHaveLength(23);
      expect(await values(1)).not.toContain(1);
      expect(await values(1)).not.toContain(6);
      expect(await values(1)).toContain(2);
    });

    test('refuse what they do not understand', async () => {
      expect(await statusAndCode('root', '/specimens/options?ids=1,x')).toEqual([400, 40003]);
      expect(await statusAndCode('root', '/specimens/options?text=1')).toEqual([400, 40001]);
      expect(await statusAndCode('root', `/specimens/options?ids=${Array(1001).fill(1).join()}`)).toEqual([
        400, 40004,
      ]);
      expect(await statusAndCode('nobody', '/specimens/options')).toEqual([403, 40300]);
    });
  });

  describe('history', () => {
    const history = async (actor: keyof typeof actors, url: string) =>
      (await reading.get(actor, url)).body.data.list;

    test('has the newest change first, with the fields the actor may read', async () => {
      expect(await history('root', '/specimens/1/history')).toEqual([
        {
          id: 2,
          version: 2,
          action: 'update',
          actor: 'bob',
          actorKind: 'account',
          at: '2026-01-02T00:00:00.000Z',
          changes: { text: ['Text', 'Text 1'] },
          _files: {},
        },
        {
          id: 1,
          version: 1,
          action: 'create',
          actor: 'ann',
          actorKind: 'account',
          at: '2026-01-01T00:00:00.000Z',
          changes: { text: [null, 'Text'], hidden: [null, 'a'] },
          _files: {},
        },
      ]);
      const [, created] = await history('operator', '/specimens/1/history');
      expect(created.changes).toEqual({ text: [null, 'Text'] });
    });

    test.each([
      ['clerk', ['bob', 'ann']],
      ['operator', ['Bob B.', 'Ann A.']],
      ['partner', ['Bob B.', 'Ann A.']],
      ['agent', ['Bob B.', 'Ann A.']],
    ] as const)('shows login names with permission to list accounts: %s', async (actor, names) => {
      const entries: { actor: string }[] = await history(actor, '/specimens/1/history');
      expect(entries.map((entry) => entry.actor)).toEqual(names);
      const { body } = await reading.get(actor, '/specimens/2');
      expect(body.data._labels.create_by).toBe(names[1]);
      const exported = await reading.get(actor, '/specimens/export?id=2');
      expect(exported.text).toContain(names[1]);
      expect(exported.text.includes('ann')).toBe(actor === 'clerk');
    });

    test('comes in pages', async () => {
      expect(await history('root', '/specimens/1/history?_start=1')).toHaveLength(1);
      expect(await history('root', '/specimens/1/history?_start=0&_end=1')).toHaveLength(1);
      expect(await statusAndCode('root', '/specimens/1/history?text=a')).toEqual([400, 40001]);
    });

    test('of a record that is gone is for who sees all records', async () => {
      expect(await history('operator', '/specimens/999/history')).toHaveLength(1);
      expect(await statusAndCode('partner', '/specimens/999/history')).toEqual([404, 40400]);
      expect(await statusAndCode('root', '/specimens/1000/history')).toEqual([404, 40400]);
    });

    test('of another partner is not found', async () => {
      expect(await history('root', '/specimens/3/history')).toHaveLength(1);
      expect(await statusAndCode('partner', '/specimens/3/history')).toEqual([404, 40400]);
    });
  });
});
