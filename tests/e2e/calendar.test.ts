import { expect, test } from 'vitest';
import { clockIn, momentIn } from '../../src/engine/schema/contract/zoned-day';
import { codeName } from '../../src/engine/schema/model/code-name';
import { zoneOfSource } from '../../src/engine/schema/model/zone-source';
import { sendReports } from '../../src/footwork/gateway/endpoints/gateway';
import { packRecording } from '../../src/measurement/storage/packed-recording';
import { demoStep } from '../measurement/support/demo-step';
import { runConsole } from './console';
import { inOtherLooks } from './other-looks';

const app = runConsole();

interface Plan {
  readonly id: number;
  readonly store: number;
  readonly customer: number;
  readonly moves: readonly object[] | null;
}

interface Home {
  readonly name: string;
  readonly time_zone: string | null;
  readonly country: string;
}

interface Listed<Row> {
  readonly list: readonly Row[];
}

const planAt = async (caller: Awaited<ReturnType<typeof app.signIn>>) => {
  const { list } = await caller.ask<Listed<Plan>>('GET', '/training-plans?_end=1');
  const [sample] = list;
  if (!sample) throw new Error('The demo has no training plan.');
  const { store, customer } = sample;
  return { store, customer };
};

test('18.4: dragging moves one session; the dialog also moves it and all following ones', async () => {
  const caller = await app.signIn('operator');
  const whom = await planAt(caller);
  // Mondays on which no plan of the demo has sessions.
  const plan = await caller.ask<Plan>('POST', '/training-plans', {
    ...whom,
    name: 'Strong arches',
    start_date: '2027-03-01',
    end_date: '2027-03-31',
    weekdays: ['mon'],
    time: '18:30',
    items: [{ exercise: 'Towel curls', minutes: 5 }],
  });
  const moves = async () => (await caller.ask<Plan>('GET', `/training-plans/${plan.id}`)).moves;
  const stored = async () => {
    const { list } = await caller.ask<Listed<{ planned_for: string; day: string; state: string }>>(
      'GET',
      `/training-sessions?plan=${plan.id}&_sort=planned_for`,
    );
    return list.map(({ planned_for, day, state }) => [planned_for, day, state]);
  };

  const watched = await app.openAs(
    'operator',
    `/user/calendar?day=2027-03-08&view=month&customer=${whom.customer}&store=${whom.store}`,
  );
  const { page } = watched;
  const on = (day: string) => page.locator(`[data-day="${day}"] .calendar-block`);
  const dialog = page.getByRole('dialog');
  await on('2027-03-08').waitFor();
  expect(await page.locator('.calendar-block').count()).toBe(5);
  await inOtherLooks(watched, 'calendar-month');

  await on('2027-03-08').dragTo(page.locator('[data-day="2027-03-10"]'));
  await dialog.getByRole('radio', { name: 'Only this session' }).waitFor();
  await inOtherLooks(watched, 'calendar-move');
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await on('2027-03-10').waitFor();
  expect(await stored()).toEqual([['2027-03-08', '2027-03-10', 'planned']]);
  expect(await moves()).toBeNull();

  await on('2027-03-15').getByRole('button').click();
  await inOtherLooks(watched, 'calendar-entry');
  await dialog.getByRole('button', { name: 'Change' }).click();
  await dialog.getByLabel('Day', { exact: true }).fill('2027-03-16');
  await page.keyboard.press('Enter');
  await dialog.getByRole('radio', { name: /all following/ }).click();
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await on('2027-03-16').waitFor();
  await on('2027-03-30').waitFor();
  // The entry has moved into another day, so the browser cannot return the focus that the dialog took.
  await page.locator('[data-day="2027-03-16"] [data-entry]:focus').waitFor();
  expect(await moves()).toEqual([{ from: '2027-03-15', days: 1, time: '18:30' }]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await on('2027-03-15').waitFor();
  await on('2027-03-29').waitFor();
  expect(await moves()).toBeNull();

  await page.evaluate((hash) => location.assign(hash), `#/user/training/show/${plan.id}`);
  const next = page.getByRole('region', { name: 'Next sessions' });
  await next.getByRole('link', { name: 'Wednesday, March 10, 2027, 6:30 PM' }).waitFor();
  expect(await next.getByRole('listitem').count()).toBe(5);
  await inOtherLooks(watched, 'training-plan');
  await watched.close();
});

test('18.4: an appointment is created in a free slot and moved by mouse and keyboard; an overlap shows a warning', async () => {
  const caller = await app.signIn('operator');
  const { store, customer } = await planAt(caller);
  const read = async () => {
    const { list } = await caller.ask<Listed<{ starts_at: string; minutes: number; state: string }>>(
      'GET',
      `/appointments?customer=${customer}&starts_at_gte=2027-05-01T00:00:00Z`,
    );
    return list.map(({ starts_at, minutes, state }) => [Date.parse(starts_at), minutes, state]);
  };
  // An operator has no time zone: the calendar of one store uses the zone of the store, not that of the
  // browser.
  const home = await caller.ask<Home>('GET', `/stores/${store}`);
  const zone = zoneOfSource({ zone: home.time_zone, country: home.country });
  expect(zone).not.toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  const at = (text: string) => momentIn(zone, `${text}:00`).getTime();
  const watched = await app.openAs(
    'operator',
    `/user/calendar?day=2027-05-05&view=week&customer=${customer}&store=${store}`,
  );
  const { page } = watched;
  const slot = (day: string, time: string) => page.locator(`[data-day="${day}"] [data-time="${time}"]`);
  const entry = page.locator('.calendar-block');
  const dialog = page.getByRole('dialog');

  await page.getByText(`May 2027 · ${codeName('timeZone', zone, 'en')}`).waitFor();
  await slot('2027-05-03', '09:00').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await dialog.getByRole('combobox', { name: 'Kind (required)' }).waitFor();
  await inOtherLooks(watched, 'calendar-new');
  expect(await watched.field('Start').inputValue()).toBe('May 4, 2027 9:30 AM');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.locator('[data-day="2027-05-04"] .calendar-block').waitFor();
  expect(await read()).toEqual([[at('2027-05-04T09:30'), 30, 'planned']]);

  await entry.dragTo(slot('2027-05-06', '14:00'), {
    sourcePosition: { x: 20, y: 2 },
    targetPosition: { x: 20, y: 4 },
  });
  await page.locator('[data-day="2027-05-06"] .calendar-block').waitFor();
  expect(await read()).toEqual([[at('2027-05-06T14:00'), 30, 'planned']]);

  await entry.getByRole('button').focus();
  for (const [arrow, day] of [
    ['ArrowRight', 7],
    ['ArrowDown', 7],
    ['ArrowLeft', 6],
  ] as const) {
    await page.keyboard.press(`Alt+${arrow}`);
    await page.getByText(`Moved to May ${day}, 2027, 2:${arrow === 'ArrowRight' ? '00' : '15'} PM`).waitFor();
    await page.locator(`[data-day="2027-05-0${day}"] [data-entry]:focus`).waitFor();
  }
  expect(await read()).toEqual([[at('2027-05-06T14:15'), 30, 'planned']]);
  await inOtherLooks(watched, 'calendar-week');

  const overlap = 'The customer has another appointment at that time: May 6, 2027, 2:15 PM';
  await slot('2027-05-06', '14:00').focus();
  await page.keyboard.press('Enter');
  await dialog.getByText(overlap).waitFor();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(async () => (await read()).length).toBe(2);

  // The form that opens from a customer warns as well, by the clock of the browser.
  const start = new Date(at('2027-05-06T14:15'));
  const typed = start.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
  await page.evaluate((hash) => location.assign(hash), `#/user/list/show/${customer}`);
  await page.getByRole('link', { name: 'New appointment' }).first().click();
  await watched.field('Start').fill(typed);
  await page.keyboard.press('Enter');
  const earlier = new Date(at('2027-05-06T14:00'));
  const first = earlier.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
  await page.getByText(`The customer has another appointment at that time: ${first}, and 1 more`).waitFor();
  await inOtherLooks(watched, 'appointment-overlap');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();

  await page.evaluate((hash) => location.assign(hash), '#/user/calendar?day=2027-06-08&view=day');
  // 18.4: the buttons above the time axis stay visible at every scroll position.
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 800 });
    for (const time of ['18:30', '08:00']) {
      await slot('2027-06-08', time).locator('visible=true').focus();
      await page.getByRole('button', { name: 'Today' }).click({ trial: true });
      const { y = -1 } = (await page.getByRole('button', { name: 'Today' }).boundingBox()) ?? {};
      expect(y, `${time} at ${width}`).toBeGreaterThan(0);
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await slot('2027-06-08', '09:00').locator('visible=true').click();
  await page.keyboard.type('Amble');
  expect(await dialog.getByRole('combobox', { name: 'Store (required)' }).inputValue()).toBe('Amble');
  await page.keyboard.type('zzz');
  const [colour, muted] = await page.locator('.ant-select-item-empty:visible').evaluate((element) => {
    const sample = document.createElement('i');
    sample.style.color = 'var(--muted)';
    element.append(sample);
    return [getComputedStyle(element).color, getComputedStyle(sample).color];
  });
  expect(colour, 'a search that finds nothing').toBe(muted);
  await page.keyboard.press('Escape');
  await watched.close();
});

test('18.4: the dialog of an appointment shows its note, and its change starts from it; its overlap is named', async () => {
  const caller = await app.signIn('operator');
  const { store, customer } = await planAt(caller);
  const home = await caller.ask<Home>('GET', `/stores/${store}`);
  const zone = zoneOfSource({ zone: home.time_zone, country: home.country });
  // Of the same day by the clock of the browser, wherever the store is.
  const moment = (time: string) => momentIn(zone, `2027-08-04T${time}:00`);
  const whom = { store, customer, kind: 'fitting', minutes: 30 };
  const at = { starts_at: moment('15:00').toISOString(), note: 'Brings the old insoles.' };
  const { id } = await caller.ask<{ id: number }>('POST', '/appointments', { ...whom, ...at });
  const { list } = await caller.ask<Listed<{ id: number; name: string }>>(
    'GET',
    `/customers?store=${store}&id_ne=${customer}&_end=1`,
  );
  const [other] = list;
  const near = { starts_at: moment('15:30').toISOString(), customer: other?.id };
  await caller.ask('POST', '/appointments', { ...whom, ...near });
  const watched = await app.openAs('operator', `/user/calendar?day=2027-08-04&store=${store}`);
  const { page } = watched;
  const dialog = page.getByRole('dialog');
  await page.locator(`[data-entry="appointment ${id}"]`).click();
  await dialog.getByText('Brings the old insoles.').waitFor();
  await dialog.getByRole('button', { name: 'Change' }).click();
  expect(await dialog.getByRole('textbox', { name: 'Note' }).inputValue()).toBe('Brings the old insoles.');

  const asked = new Promise<string>((resolve) => {
    page.once('dialog', (question) => {
      resolve(question.type());
      void question.dismiss();
    });
  });
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Brings nothing.');
  await page.evaluate(() => setTimeout(() => location.reload()));
  expect(await asked).toBe('beforeunload');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('alertdialog').waitFor({ state: 'hidden' });

  // The focus returns to the entry whose dialog closed.
  await page.locator(`[data-entry="appointment ${id}"]:focus`).waitFor();
  await page.keyboard.press('Alt+ArrowDown');
  const overlap = `Another appointment in the store at that time: ${other?.name}, Aug 4, 2027`;
  await page.getByRole('status').filter({ hasText: overlap }).waitFor();
  await page.locator(`[data-entry="appointment ${id}"]`).click();
  await dialog.locator('.calendar-overlap').filter({ hasText: overlap }).waitFor();

  // Without one store, the calendar uses the clock of the browser, and says what the store's clock shows.
  const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: zone });
  const there = `${clock.format(moment('15:15'))}, ${codeName('timeZone', zone, 'en')}`;
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await page.evaluate((hash) => location.assign(hash), `#/user/calendar?day=2027-08-04&customer=${customer}`);
  await page.locator(`[data-entry="appointment ${id}"]`).click();
  await dialog.getByText("By the store's clock").waitFor();
  await dialog.getByText(there, { exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'Change' }).click();
  await dialog.getByText(`In the store it is then ${there}.`).waitFor();
  await watched.close();
});

test('18.4: a session goes by the clock of its store, also in a calendar that goes by another clock', async () => {
  const caller = await app.signIn('operator');
  const { store, customer } = await planAt(caller);
  const home = await caller.ask<Home>('GET', `/stores/${store}`);
  const zone = zoneOfSource({ zone: home.time_zone, country: home.country });
  const plan = await caller.ask<Plan>('POST', '/training-plans', {
    ...{ store, customer, name: 'Late', start_date: '2027-10-06', end_date: '2027-10-20', weekdays: ['wed'] },
    ...{ time: '10:30', items: [{ exercise: 'Towel curls', minutes: 5 }] },
  });
  const local = (time: string) => clockIn(browserZone, momentIn(zone, `2027-10-13T${time}:00`));
  const browserZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const [day = '', hour = ''] = local('10:30').split('T');
  expect(local('10:30')).not.toBe('2027-10-13T10:30:00');
  const address = `/user/calendar?day=${day}&view=day&kind=training&customer=${customer}`;
  const watched = await app.openAs('operator', address);
  const { page } = watched;
  const dialog = page.getByRole('dialog');
  const entry = page.locator(`[data-entry="training ${plan.id} 2027-10-13"]:visible`);
  await entry.waitFor();
  expect(await entry.getAttribute('data-at')).toBe(hour.slice(0, 5));
  await entry.click();
  await dialog.getByText("By the store's clock").waitFor();
  const there = `10:30 AM, ${codeName('timeZone', zone, 'en')}`;
  await dialog.getByText(there).waitFor();
  await dialog.getByRole('button', { name: 'Change' }).click();
  await dialog.getByText(`In the store it is then ${there}.`).waitFor();
  await inOtherLooks(watched, 'calendar-move-zone');
  const [, later = ''] = local('11:45').split('T');
  await dialog.getByLabel('Time').fill(later.slice(0, 5));
  await dialog.getByText(`In the store it is then 11:45 AM, `).waitFor();
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  const { list } = await caller.ask<Listed<{ day: string; time: string }>>(
    'GET',
    `/training-sessions?plan=${plan.id}`,
  );
  expect(list.map((row) => [row.day, row.time])).toEqual([['2027-10-13', '11:45']]);
  // A new session is stored by the clock of its store, which its dialog names.
  await page.getByRole('button', { name: 'New entry', exact: true }).click();
  await dialog.getByRole('radio', { name: 'Training' }).check();
  await dialog.getByRole('combobox', { name: 'Store (required)' }).fill(home.name);
  await page.locator('.ant-select-item-option').getByText(home.name, { exact: true }).click();
  await dialog.getByText(`By the store's clock: ${codeName('timeZone', zone, 'en')}.`).waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.evaluate((hash) => location.assign(hash), `#${address}&store=${store}`);
  await page.locator(`[data-entry="training ${plan.id} 2027-10-13"][data-at="11:45"]:visible`).waitFor();
  await watched.close();
});

test('18.4: sessions without a time stay in sight above the scale, which scrolls alone', async () => {
  const caller = await app.signIn('operator');
  const { store, customer } = await planAt(caller);
  const home = await caller.ask<Home>('GET', `/stores/${store}`);
  const zone = zoneOfSource({ zone: home.time_zone, country: home.country });
  for (const name of ['Arches', 'Balance', 'Calves', 'Toes'])
    await caller.ask('POST', '/training-plans', {
      ...{ store, customer, name, start_date: '2027-09-08', end_date: '2027-09-08', weekdays: ['wed'] },
      items: [{ exercise: 'Towel curls', minutes: 5 }],
    });
  // The scale begins with this appointment, and opens at a later hour.
  const starts_at = momentIn(zone, '2027-09-08T05:00:00').toISOString();
  const early = { store, customer, kind: 'check', minutes: 15, starts_at };
  const { id } = await caller.ask<{ id: number }>('POST', '/appointments', early);
  await caller.ask('POST', `/appointments/${id}/complete`, {});
  const watched = await app.openAs(
    'operator',
    `/user/calendar?day=2027-09-08&view=week&store=${store}&customer=${customer}`,
  );
  const { page } = watched;
  const untimed = page.locator('[data-untimed="2027-09-08"] .calendar-block:visible');
  const grid = page.locator('.calendar-time:visible');
  const top = () => grid.evaluate(({ scrollTop }) => scrollTop);
  await untimed.first().waitFor();
  await expect.poll(top).toBeGreaterThan(0);
  for (const width of [1440, 768]) {
    await page.setViewportSize({ width, height: 800 });
    for (const at of [0, 5000]) {
      await grid.evaluate((element, to) => element.scrollTo({ top: to }), at);
      await untimed.first().click({ trial: true });
      const { y = 0 } = (await untimed.first().boundingBox()) ?? {};
      expect(y - ((await grid.boundingBox())?.y ?? 0), `${width} at ${at}`).toBeLessThan(60);
    }
  }
  // A narrow block shows first what colour alone would say, and the time.
  await page.setViewportSize({ width: 768, height: 800 });
  const inSight = page
    .locator('[data-day] .calendar-block:visible .calendar-block-head')
    .evaluateAll((heads) =>
      heads.flatMap((head) =>
        [...head.querySelectorAll('.icon, .calendar-block-time')].map(
          (part) =>
            part.getBoundingClientRect().width > 0 &&
            part.getBoundingClientRect().right <= head.getBoundingClientRect().right + 1,
        ),
      ),
    );
  expect(await inSight).toEqual([true, true]);
  expect(await untimed.count()).toBe(2);
  await page.getByRole('button', { name: '2 more' }).click();
  expect(await untimed.count()).toBe(4);
  await page.getByRole('button', { name: 'Show fewer' }).click();
  await inOtherLooks(watched, 'calendar-untimed', { width: 1440 });

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('radio', { name: 'Week' }).waitFor();
  await page.evaluate((hash) => location.assign(hash), '#/dashboard');
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
  await page.evaluate(
    (hash) => location.assign(hash),
    `#/user/calendar?day=2027-09-08&view=day&store=${store}&customer=${customer}`,
  );
  await untimed.first().waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('button', { name: 'New entry', exact: true }).click({ trial: true });
  await watched.close();
});

interface Person {
  readonly id: number;
  readonly name: string;
  readonly customer_number: string;
  readonly store: number;
}

/** A new adult customer of the store of the demo's store account. */
async function addCustomer(caller: Awaited<ReturnType<typeof app.signIn>>): Promise<Person> {
  const root = await app.signIn('root');
  const { list } = await root.ask<Listed<Pick<Person, 'store'>>>('GET', '/manger/list?username=store&_end=1');
  return caller.ask<Person>('POST', '/customers', {
    name: 'Mona Morning',
    birth_date: '1990-01-01',
    store: list[0]?.store,
    student_number: 'MORNING-1',
  });
}

test('18.4: a store works through a morning, from the start page and an appointment to a missed session', async () => {
  const [root, caller] = [await app.signIn('root'), await app.signIn('store')];
  const { id, name, customer_number, store } = await addCustomer(caller);
  const watched = await app.openAs('store', '/dashboard');
  const { page } = watched;
  const dialog = page.getByRole('dialog');
  const go = (to: string) => page.evaluate((hash) => location.assign(hash), `#${to}`);

  const line = page
    .locator('.task')
    .filter({ has: page.getByRole('heading', { name: 'Appointments today' }) });
  await line.locator('[data-waiting=false]').waitFor();
  const expected = async () => Number((await line.locator('strong').innerText()).replace(/\D/g, ''));
  const before = await expected();
  await go('/user/calendar?view=day');
  await page.locator('.calendar-slot:visible').first().click();
  await page.keyboard.type('Jane');
  expect(await dialog.getByRole('combobox', { name: 'Customer (required)' }).inputValue()).toBe('Jane');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  await go(`/user/calendar?view=day&customer=${id}&store=${store}`);
  await watched.button('New entry').click();
  await dialog.getByRole('combobox', { name: 'Kind (required)' }).waitFor();
  await dialog.getByRole('button', { name: 'Save' }).click();
  const block = page.locator('.calendar-block:visible');
  await block.waitFor();
  const today = (await page.locator('.calendar-column:visible').getAttribute('data-day')) ?? '';
  await go('/dashboard');
  await expect.poll(expected).toBe(before + 1);
  await go(`/user/calendar?view=day&customer=${id}&store=${store}`);
  await block.getByRole('button').click();
  await dialog.getByRole('button', { name: 'Mark as arrived' }).click();
  await page.locator('.calendar-block.is-arrived:visible').waitFor();

  const { list: devices } = await root.ask<Listed<{ id: number; dev_code: string }>>(
    'GET',
    `/devices?store=${store}&is_lock=false&close=false&_end=1`,
  );
  const [device] = devices;
  const { secret } = await root.ask<{ secret: string }>('POST', `/devices/${device?.id}/secret`, {});
  const step = (side: 'left' | 'right') => packRecording(demoStep({ arch: 'flat', side }), side);
  const report = {
    report_number: 'MORNING-1',
    type: 'dynamic',
    detection_time: new Date().toISOString(),
    measurement: { version: 1, recordings: [await step('left'), await step('right')] },
  };
  const sent = await fetch(app.url + sendReports.path, {
    method: 'POST',
    headers: { authorization: `Device ${device?.dev_code}:${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ reports: [report] }),
  });
  expect(await sent.json()).toMatchObject({ code: 0, data: { stored: 1 } });

  // 18.4: the message leads to the reports of the device, and the report gets its customer.
  await page.getByRole('button', { name: /^Messages, \d+ unread/ }).click();
  await page
    .getByRole('button', { name: /has sent reports/ })
    .first()
    .click();
  await page.waitForURL((url) => url.hash === `#/report?device=${device?.id}`);
  await page.getByRole('link', { name: 'MORNING-1' }).click();
  await page.getByText('This report belongs to no customer yet.').waitFor();
  await inOtherLooks(watched, 'report-unassigned');
  // 18.4: the page links to the form of a new customer.
  const newCustomer = await page.getByRole('link', { name: 'New customer' }).getAttribute('href');
  expect(newCustomer).toBe(`#/user/list/create?store=${store}`);
  await watched.button('Assign').click();
  await watched.choose('Customer', customer_number, name);
  await dialog.getByRole('button', { name: /^Assign/ }).click();
  await page.getByRole('link', { name, exact: true }).first().waitFor();
  await page.getByText('This report belongs to no customer yet.').waitFor({ state: 'detached' });

  // 18.3: the palette finds a report by its customer's name.
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search and commands' }).fill(name);
  await page.getByRole('option', { name: new RegExp(`^${name}, Dynamic, `) }).click();
  await page.getByRole('heading', { name: 'Left foot' }).waitFor();
  await watched.button('Evaluate').click();
  const evaluating = page.getByRole('dialog', { name: new RegExp(`^Evaluate: ${name}, Dynamic, `) });
  await evaluating.waitFor();
  const sentences = dialog.getByRole('list', { name: 'What the measurement says' });
  const scrolled = await dialog
    .locator('.choice')
    .evaluateAll((choices) => choices.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth));
  expect(scrolled, 'choices that scroll').toEqual([]);
  await sentences.getByRole('radio', { name: 'Change' }).first().check({ force: true });
  await sentences.getByRole('textbox').first().fill('Your left arch is a little low.');
  await dialog.getByRole('textbox', { name: 'Findings' }).fill('Both arches are low.');
  await dialog.getByRole('textbox', { name: 'Advice' }).fill('Train the short foot daily.');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Discard what you typed?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await dialog.getByRole('textbox', { name: 'Findings' }).inputValue()).toBe('Both arches are low.');
  await inOtherLooks(watched, 'report-evaluate');
  await dialog.getByRole('button', { name: /^Evaluate/ }).click();
  await page.getByRole('region', { name: 'What the professional says' }).waitFor();
  await inOtherLooks(watched, 'report-evaluated');
  await watched.button('Share').click();
  await watched.button('Make a link').click();
  await page.locator('.share-link code').first().waitFor();
  await page.getByRole('dialog', { name: new RegExp(`${name}, Dynamic, `) }).waitFor();
  await page.keyboard.press('Escape');

  await page.locator('.report-actions').getByRole('link', { name: 'New training plan' }).click();
  await watched.choose('Template', 'Arch', 'Arch training');
  await expect.poll(() => watched.field('Name').inputValue()).toBe('Arch training');
  await watched.button('Save').click();
  const plansOf = () =>
    caller.ask<Listed<{ id: number; start_date: string }>>('GET', `/training-plans?customer=${id}`);
  await page.getByRole('heading', { name: 'Left foot' }).waitFor();
  const { list: plans } = await plansOf();
  const nextWeek = new Date(Date.parse(plans[0]?.start_date ?? '') + 7 * 86_400_000)
    .toISOString()
    .slice(0, 10);
  const sessions = block.filter({ has: page.locator('[data-entry^="training"]') });
  await go(`/user/calendar?view=month&day=${nextWeek}&customer=${id}&store=${store}`);
  const [session, other] = [sessions.nth(0), sessions.nth(2)];
  await other.waitFor();
  const first = await page.locator('[data-day]', { has: session }).first().getAttribute('data-day');
  const moved = new Date(Date.parse(first ?? '') + 86_400_000).toISOString().slice(0, 10);
  await session.getByRole('button').click();
  await dialog.getByRole('button', { name: 'Change' }).click();
  const moveTo = async (day: string) => {
    await dialog.getByLabel('Day', { exact: true }).fill(day);
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
  };
  await moveTo(moved);
  await page.locator(`[data-day="${moved}"] .calendar-block:visible`).waitFor();
  const key = await other.getByRole('button').getAttribute('data-entry');
  await other.getByRole('button').click();
  await dialog.getByRole('button', { name: 'Change' }).waitFor();
  expect(await dialog.getByRole('button', { name: 'Mark as missed' }).count()).toBe(0);
  await dialog.getByRole('button', { name: 'Change' }).click();
  await moveTo(today);
  await go(`/user/calendar?view=day&customer=${id}&store=${store}`);
  await page.locator(`[data-entry="${key}"]:visible`).click();
  await dialog.getByRole('button', { name: 'Mark as missed' }).click();
  await page.locator('.calendar-block.is-missed:visible').waitFor();
  await page
    .getByText(new RegExp(`^Arch training, ${name}, [A-Z][a-z]{2} \\d{1,2}, \\d{4} missed$`))
    .waitFor();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  const { list: stored } = await caller.ask<Listed<{ day: string; state: string }>>(
    'GET',
    `/training-sessions?plan=${plans[0]?.id}&_sort=planned_for`,
  );
  expect(stored.map(({ state }) => state)).toEqual(['planned', 'missed']);
  expect(stored[0]?.day).toBe(moved);
  await watched.close();
});
