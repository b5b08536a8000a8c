import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { openForTests } from '../../support/open-for-tests';
import { oneEngine } from '../database/engines';
import type { Headers } from '../session/calls';
import { openReports } from './world';

interface Sheet {
  readonly analysis: { readonly age: number };
  readonly person: { readonly weight_kg: number | null };
  readonly products: readonly { readonly id: number }[];
  readonly evaluation: Readonly<Record<string, unknown>>;
}

const anybody: Headers = { 'accept-language': 'en' };

describe.each(oneEngine)('18.3: the evaluation of a report on %s', (engine) => {
  const world = openForTests(() => openReports(engine));
  let root: Headers;

  beforeEach(async () => {
    await world.reset();
    await world.addProduct(1, 'insole', ['arch_support']);
    await world.addCustomer(1);
    await world.addReport(1, { customer: 1, arch: 'flat' });
    root = await world.fixture.signIn('root');
  });

  const run = (text: string) => sql.raw(text).execute(world.fixture.database.kysely);
  const act = (action: string, body: object, headers = root) =>
    world.call(headers, `/reports/1/${action}`, 'POST', body);
  const sharing = async () => {
    const { body } = await world.call(root, '/reports/1/shares', 'POST', { days: 7 });
    return { token: body.data.token, password: 'secret1' };
  };
  const openShared = async () => {
    return (await world.call(anybody, '/shares/open', 'POST', await sharing())).body.data as {
      state: string;
      sheet: Sheet | null;
      store?: object;
    };
  };
  const given = {
    sentences: [
      { finding: 'flatArch', side: 'left', choice: 'change', text: 'Your left arch is a little low.' },
      { finding: 'flatArch', side: 'right', choice: 'hide' },
    ],
    findings: 'Both arches are low.',
    advice: 'Train the short foot daily.',
    next_appointment: '2026-04-01',
  };

  test('a professional signs findings, advice and the next appointment, and each amendment is kept', async () => {
    expect((await act('amend', given)).status).toBe(409);
    expect((await act('evaluate', given)).body.data).toMatchObject({
      evaluation: 'evaluated',
      ...given,
      professional: 'Root',
      evaluated_at: '2026-01-15T08:00:00.000Z',
    });
    expect((await act('evaluate', given)).status).toBe(409);
    const amended = { advice: 'Train the short foot twice a day.', professional: 'Dr Ann Lee' };
    expect((await act('amend', amended)).body.data).toMatchObject({ ...given, ...amended });
    const { body } = await world.call(root, '/reports/1/history');
    const entries = body.data.list as { action: string; changes: Record<string, unknown[]> }[];
    expect(entries.map(({ action }) => action)).toEqual(['amend', 'evaluate']);
    expect(entries[0]?.changes).toMatchObject({
      advice: [given.advice, amended.advice],
      professional: ['Root', 'Dr Ann Lee'],
    });
    expect((await act('amend', { advice: 'x'.repeat(2001) })).status).toBe(422);
    expect((await act('amend', { sentences: [{ finding: 'no key', choice: 'hide' }] })).status).toBe(422);
    expect((await act('amend', { next_appointment: 'soon' })).status).toBe(422);
  });

  test('a report without customer is assigned to one of its store, and its findings are then about that person', async () => {
    await world.addCustomer(2);
    await world.addCustomer(3, 2);
    await run('update report set customer = null, customer_number = null');
    const ageOf = async () => (await world.call(root, '/reports/1/analysis')).body.data.age;
    expect(await ageOf()).toBeUndefined();
    expect((await act('assign', {})).status).toBe(422);
    const elsewhere = await act('assign', { customer: 3 });
    expect(elsewhere.status).toBe(422);
    expect(elsewhere.body.data).toMatchObject({ errors: [{ field: 'customer' }] });
    expect((await act('assign', { customer: 2 })).body.data).toMatchObject({
      customer: 2,
      customer_number: 'C-2',
      evaluation: 'pending',
    });
    expect(await ageOf()).toBe(36);
    expect((await world.call(root, '/customers/2')).body.data.report_count).toBe(1);

    await act('evaluate', given);
    expect((await act('assign', { customer: 1 })).status).toBe(409);
    expect((await act('amend', { customer: 1 })).body.data).toMatchObject({
      customer: 1,
      customer_number: 'C-1',
    });
    expect((await openShared()).sheet?.person).toMatchObject({ name: 'Customer 1' });
  });

  test('18.3: a changed sentence without its new wording is refused', async () => {
    const about = { finding: 'flatArch', side: 'left', choice: 'change' };
    for (const empty of [{}, { text: '' }, { text: ' ' }]) {
      const { status, body } = await act('evaluate', { sentences: [{ ...about, ...empty }] });
      expect([status, body.data.errors]).toEqual([
        422,
        [expect.objectContaining({ field: 'sentences.0.text', rule: 'required' })],
      ]);
    }
    expect((await act('evaluate', { sentences: [{ ...about, choice: 'hide' }] })).status).toBe(200);
  });

  test('18.4: a next appointment in the past is refused, unless the report has it already', async () => {
    const { status, body } = await act('evaluate', { ...given, next_appointment: '2026-01-14' });
    expect([status, body.data.errors]).toEqual([
      422,
      [expect.objectContaining({ field: 'next_appointment', rule: 'past' })],
    ]);
    const today = { ...given, next_appointment: '2026-01-15' };
    expect((await act('evaluate', today)).status).toBe(200);
    world.fixture.clock.now = new Date('2026-02-15T08:00:00Z');
    root = await world.fixture.signIn('root');
    expect((await act('amend', today)).status).toBe(200);
    expect((await act('amend', { next_appointment: '2026-02-14' })).status).toBe(422);
    world.fixture.clock.now = new Date('2026-01-15T08:00:00Z');
  });

  test('a link shows nothing before the report is evaluated, unless the store allows it', async () => {
    expect(await openShared()).toEqual({
      state: 'pending',
      store: { name: 'Sole on Main', address: '1 Main St', phone: '+1 555 0100' },
    });
    await run(
      `insert into store_config (store, show_images, own_qr, show_pending) values (1, false, false, true)`,
    );
    expect(await openShared()).toMatchObject({
      state: 'open',
      sheet: { evaluation: { state: 'pending', professional: null, sentences: [] } },
    });
    await run('update store_config set show_pending = false');
    expect((await openShared()).state).toBe('pending');
    await act('evaluate', given);
    expect(await openShared()).toMatchObject({
      state: 'open',
      sheet: { evaluation: { state: 'evaluated', professional: 'Root', ...given } },
    });
  });

  test('18.4: a link counts as opened once it has shown the report, not the page before its evaluation', async () => {
    const opening = await sharing();
    const open = () => world.call(anybody, '/shares/open', 'POST', opening);
    const isOpened = async () => {
      const { body } = await world.call(root, '/reports/1/shares');
      return (body.data as unknown as readonly { opened: boolean | null }[])[0]?.opened;
    };
    expect((await open()).body.data.state).toBe('pending');
    expect((await world.call(anybody, '/shares/qr', 'POST', opening)).status).toBe(200);
    expect(await isOpened()).toBe(false);
    await act('evaluate', given);
    expect((await open()).body.data.state).toBe('open');
    expect(await isOpened()).toBe(true);
  });

  test('the customer sees the evaluated state until an amendment, whatever changes meanwhile', async () => {
    await run('update customer set weight = 70');
    await act('evaluate', {});
    const before = (await openShared()).sheet;
    expect(before).toMatchObject({ analysis: { age: 36 }, person: { weight_kg: 70 }, products: [{ id: 1 }] });
    await run(`update customer set weight = 80, birth_date = '1980-01-01'`);
    await world.addProduct(2, 'insole', ['arch_support'], { score: 5 });
    expect((await openShared()).sheet).toEqual(before);
    await act('amend', {});
    expect((await openShared()).sheet).toMatchObject({
      analysis: { age: 46 },
      person: { weight_kg: 80 },
      products: [{ id: 2 }, { id: 1 }],
    });
  });

  test('an evaluation succeeds even if its facts cannot be stored, which happens when the report is next shown', async () => {
    await run('update customer set weight = 70');
    await act('evaluate', given);
    await run('update customer set weight = 80');
    await run('alter table footwork.report_evaluation add constraint full_disk check (false) not valid');
    const amended = await act('amend', { advice: 'Rest.' });
    await run('alter table footwork.report_evaluation drop constraint full_disk');
    expect([amended.status, amended.body.data]).toMatchObject([200, { advice: 'Rest.' }]);
    expect((await openShared()).sheet).toMatchObject({
      evaluation: { advice: 'Rest.' },
      person: { weight_kg: 80 },
    });
    await run('update customer set weight = 90');
    expect((await openShared()).sheet).toMatchObject({ person: { weight_kg: 80 } });
  });

  test('the head of a report shows that its customer sees outdated findings', async () => {
    const isOutdated = async (headers = root) =>
      (await world.call(headers, '/reports/1/head')).body.data.outdated;
    expect(await isOutdated()).toBe(false);
    await act('evaluate', {});
    expect(await isOutdated()).toBe(false);
    await run(`update customer set address = '2 Main St'`);
    expect(await isOutdated()).toBe(false);
    await run(`update customer set birth_date = '1980-01-01'`);
    expect(await isOutdated()).toBe(true);
    await world.permit('STORE', 'biz:report:view');
    await run(`update role set field_rules = '{"report":{"hidden":["measurement"]}}' where code = 'STORE'`);
    expect(await isOutdated(await world.fixture.signIn('store'))).toBe(false);
    await act('amend', {});
    expect(await isOutdated()).toBe(false);
  });

  test('18.4: the head of a report tells the clock of its store, unless the caller may not see it', async () => {
    const zoneFor = async (headers: Headers) =>
      (await world.call(headers, '/reports/1/head')).body.data.time_zone;
    await run(`update store set time_zone = 'Asia/Tokyo' where id = 1`);
    expect(await zoneFor(root)).toBe('Asia/Tokyo');
    await run(`update store set time_zone = null, country = 'PT' where id = 1`);
    expect(await zoneFor(root)).toBe('Europe/Lisbon');
    await world.permit('STORE', 'biz:report:view');
    expect(await zoneFor(await world.fixture.signIn('store'))).toBe('Europe/Lisbon');
    for (const rules of ['{"report":{"hidden":["store"]}}', '{"store":{"hidden":["time_zone"]}}']) {
      await run(`update role set field_rules = '${rules}' where code = 'STORE'`);
      expect(await zoneFor(await world.fixture.signIn('store')), rules).toBe(null);
    }
  });

  test('the head of a report names the customer as far as the caller may see it', async () => {
    await run(`update customer set gender = 'female', height = 170, weight = 65.5, shoe_size = 39`);
    const headOf = async (headers: Headers) =>
      (await world.call(headers, '/reports/1/head')).body.data.person;
    const whole = {
      name: 'Customer 1',
      age: 36,
      sex: 'female',
      height_cm: 170,
      weight_kg: 65.5,
      shoe_size: 39,
    };
    expect(await headOf(root)).toEqual(whole);
    await world.permit('STORE', 'biz:report:view');
    const nobody = { name: null, age: null, sex: null, height_cm: null, weight_kg: null, shoe_size: null };
    expect(await headOf(await world.fixture.signIn('store'))).toEqual(nobody);
    await world.permit('STORE', 'biz:customer:view');
    await run(
      `update role set field_rules = '{"customer":{"hidden":["weight","birth_date"]}}' where code = 'STORE'`,
    );
    world.fixture.context.sessions.invalidateAll();
    expect(await headOf(await world.fixture.signIn('store'))).toEqual({
      ...whole,
      age: null,
      weight_kg: null,
    });
    await run('update report set store = 2');
    expect((await world.call(await world.fixture.signIn('store'), '/reports/1/head')).status).toBe(404);
  });
});
