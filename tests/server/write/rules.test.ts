import { describe, expect, test } from 'vitest';
import { entityOf } from '../../../src/engine/schema/model/entity-of';
import { rootActor } from '../../support/actor';
import { openForTests } from '../../support/open-for-tests';
import { ruledSchema } from '../../support/ruled';
import { oneEngine } from '../database/engines';
import { modelWith, openServer } from './fixture';

type ConditionOfDocument = { then?: { required: string[] }; else?: { not: { required: string[] } } };

const sound = { name: 'One', phone: '+49 30 123456' };

describe.each(oneEngine)('%s: rules', (engine) => {
  const server = openForTests(() => openServer(engine, 'rules', modelWith(entityOf(ruledSchema))));
  const call = async (
    method: 'POST' | 'PUT',
    url: string,
    body: unknown,
    headers?: Record<string, string>,
  ) => {
    const { status, data } = await server.call(rootActor, method, url, body, headers);
    return { status, data, issues: data?.errors?.map(({ field }: { field: string }) => field) };
  };

  test('an update is checked with what it leaves as it is', async () => {
    const { data } = await call('POST', '/ruleds', {
      ...sound,
      first_day: '2026-01-02',
      last_day: '2026-01-09',
    });
    const refused = await call('PUT', `/ruleds/${data.id}`, { version: 1, first_day: '2026-01-10' });
    expect([refused.status, refused.issues]).toEqual([422, ['first_day', 'last_day']]);
    expect(refused.data.errors[0].message).toBe('First day must not be after “Last day”');
    const moved = { version: 1, first_day: '2026-01-10', last_day: '2026-01-10' };
    expect((await call('PUT', `/ruleds/${data.id}`, moved)).status).toBe(200);
  });

  test('a batch and an import are checked, and store nothing', async () => {
    const { data } = await call('POST', '/ruleds', { ...sound, size_from: 40 });
    const before = await server.rows('select count(*)::int as n, sum(version)::int as versions from ruled');
    const batch = await call('POST', '/ruleds/batch', {
      action: 'update',
      ids: [data.id],
      values: { size_to: 30 },
    });
    expect([batch.status, batch.issues]).toEqual([422, ['size_from', 'size_to']]);
    const csv = 'name,kind,phone,starts_at,ends_at\nTwo,plain,,2026-01-02T00:00:00Z,2026-01-01T00:00:00Z\n';
    const imported = await call('POST', '/ruleds/import', csv);
    expect([imported.status, imported.issues]).toEqual([
      422,
      ['starts_at', 'ends_at', 'phone', 'email', 'tags'].map((name) => `rows.2.${name}`),
    ]);
    const after = await server.rows('select count(*)::int as n, sum(version)::int as versions from ruled');
    expect(after).toEqual(before);
  });

  test.each([
    `first_day = '2026-01-02', last_day = '2026-01-01'`,
    `starts_at = '2026-01-02', ends_at = '2026-01-02'`,
    'size_from = 30, size_to = 20',
    `phone = null, email = '', tags = '{}'`,
  ])('the database refuses %s', async (values) => {
    await call('POST', '/ruleds', sound);
    await expect(server.rows(`update ruled set ${values}`)).rejects.toMatchObject({ code: '23514' });
  });

  test.each([
    `first_day = '2026-01-02', last_day = '2026-01-02'`,
    `starts_at = '2026-01-02', ends_at = null`,
    `phone = null, tags = '{a}'`,
  ])('the database takes %s', async (values) => {
    await call('POST', '/ruleds', sound);
    await server.rows(`update ruled set ${values}`);
    await server.rows('delete from ruled');
  });

  test('the document of the API says what must hold', async () => {
    const response = await server.send(rootActor, { url: '/openapi.json' });
    const { description, allOf } = response.json().components.schemas['ruled.create'];
    expect(description.split('\n')).toEqual([
      '- starts_at < ends_at',
      '- first_day <= last_day',
      '- size_from <= size_to',
      '- at least one of phone, email, tags is given',
      '- parts.weight adds up to 100',
      '- no two of parts share side and label',
      '- no two of tiers overlap between from and to',
      '- no two of seasons overlap between from and to',
      '- in tiers: from <= to',
      '- in box: low < high',
    ]);
    const governed = allOf.map((condition: ConditionOfDocument) =>
      condition.then ? `${condition.then.required[0]} required` : condition.else?.not.required[0],
    );
    expect(governed).toEqual([
      'fancy_word',
      'fancy_word required',
      'odd_number',
      'why',
      'why required',
      'details',
    ]);
  });
});
