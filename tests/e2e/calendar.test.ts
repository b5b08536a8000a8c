import { expect, test } from 'vitest';
import { runConsole } from './console';
import { inEveryLook } from './in-every-look';

const app = runConsole();

interface Plan {
  readonly id: number;
  readonly store: number;
  readonly customer: number;
  readonly moves: readonly object[] | null;
}

interface Listed<Row> {
  readonly list: readonly Row[];
}

const planAt = async (caller: Awaited<ReturnType<typeof app.signIn>>) => {
  const { list } = await caller.ask<Listed<Plan>>('GET', '/training-plans?_end=1&status=planned');
  const [sample] = list;
  if (!sample) throw new Error('The demo has no planned training.');
  const { store, customer } = sample;
  return { store, customer };
};

test('18.4: one session is moved by dragging, it and those that follow by the dialog, and one is ticked off', async () => {
  const caller = await app.signIn('operator');
  const whom = await planAt(caller);
  // Mondays far from the other plans of the demo.
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
    `/user/calendar?day=2027-03-08&view=month&customer=${whom.customer}`,
  );
  const { page } = watched;
  const on = (day: string) => page.locator(`[data-day="${day}"] .calendar-block`);
  const dialog = page.getByRole('dialog');
  await on('2027-03-08').waitFor();
  expect(await page.locator('.calendar-block').count()).toBe(5);
  await inEveryLook(watched, 'calendar-month');

  await on('2027-03-08').dragTo(page.locator('[data-day="2027-03-10"]'));
  await dialog.getByRole('radio', { name: 'Only this session' }).waitFor();
  await inEveryLook(watched, 'calendar-move', { isRare: true });
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await on('2027-03-10').waitFor();
  expect(await stored()).toEqual([['2027-03-08', '2027-03-10', 'planned']]);
  expect(await moves()).toBeNull();

  await on('2027-03-15').getByRole('button').click();
  await inEveryLook(watched, 'calendar-entry', { isRare: true });
  await dialog.getByRole('button', { name: 'Change' }).click();
  await dialog.getByLabel('Day', { exact: true }).fill('2027-03-16');
  await dialog.getByRole('radio', { name: /all following/ }).click();
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await on('2027-03-16').waitFor();
  await on('2027-03-30').waitFor();
  expect(await moves()).toEqual([{ from: '2027-03-15', days: 1, time: '18:30' }]);

  await on('2027-03-01').getByRole('button').click();
  await dialog.getByRole('button', { name: 'Mark as missed' }).click();
  await page.locator('[data-day="2027-03-01"] .is-missed').waitFor();
  expect(await stored()).toEqual([
    ['2027-03-01', '2027-03-01', 'missed'],
    ['2027-03-08', '2027-03-10', 'planned'],
  ]);
  await watched.close();
});

test('18.4: an appointment is made on a free time, moved by the mouse and the keyboard, and its customer arrives', async () => {
  const caller = await app.signIn('operator');
  const { store, customer } = await planAt(caller);
  const read = async () => {
    const { list } = await caller.ask<Listed<{ starts_at: string; minutes: number; state: string }>>(
      'GET',
      `/appointments?customer=${customer}&starts_at_gte=2027-05-01T00:00:00Z`,
    );
    return list.map(({ starts_at, minutes, state }) => [Date.parse(starts_at), minutes, state]);
  };
  // The server and the browser of a test share a time zone.
  const at = (text: string) => new Date(text).getTime();
  const watched = await app.openAs(
    'operator',
    `/user/calendar?day=2027-05-05&view=week&customer=${customer}&store=${store}`,
  );
  const { page } = watched;
  const slot = (day: string, time: string) => page.locator(`[data-day="${day}"] [data-time="${time}"]`);
  const entry = page.locator('.calendar-block');
  const dialog = page.getByRole('dialog');

  await slot('2027-05-03', '09:00').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await dialog.getByRole('combobox', { name: 'Kind (required)' }).waitFor();
  await inEveryLook(watched, 'calendar-new', { isRare: true });
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
  await inEveryLook(watched, 'calendar-week');

  await entry.getByRole('button').click();
  await dialog.getByRole('button', { name: 'Mark as arrived' }).click();
  await page.locator('.calendar-block.is-arrived').waitFor();
  expect(await read()).toEqual([[at('2027-05-06T14:15'), 30, 'arrived']]);
  await watched.close();
});
