import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { envelope, type FakeAnswer, fakeServer } from '../providers/fake-server';
import { openConsole } from '../support/open-console';
import { deviceRow, page } from '../support/rows';
import { englishConsole } from '../support/words';

beforeEach(englishConsole);
beforeEach(() => sessionStorage.clear());

const submission = { id: 9, version: 1, submission_number: 'SB-9', status: 'under_review', _labels: {} };
const proposals = [
  { path: '/proposals', name: 'p', component: 'merchant/recommendNew', meta: { title: 'P' } },
];
const perms = ['view', 'submit', 'pass', 'reject', 'withdraw'].map((verb) => `biz:submission:${verb}`);
const devicePast = { 'get /devices/1/history': page([]) };
const posts = (calls: ReturnType<typeof fakeServer>) =>
  calls.filter(({ method }) => method === 'post').map(({ url, data }) => [url, JSON.parse(String(data))]);

async function openSubmission(answers: Readonly<Record<string, FakeAnswer>> = {}, row: object = submission) {
  const past = { 'get /submissions/9/history': envelope({ list: [] }) };
  const calls = fakeServer({ 'get /submissions/9': envelope(row), ...past, ...answers });
  const user = await openConsole('/proposals/show/9', perms, proposals);
  await screen.findByLabelText('History');
  return { user, calls };
}

async function openDevice(row: object, given?: readonly string[]) {
  fakeServer({ 'get /devices/1': envelope(row), ...devicePast });
  const user = await openConsole('/devices/show/1', given);
  await screen.findByLabelText('History');
  return user;
}

/** Locks the device; the server returns `locked`. */
async function lock(user: UserEvent, locked: object) {
  fakeServer({ 'post /devices/1/lock': envelope(locked), 'get /devices/1': envelope(locked), ...devicePast });
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Lock' }));
  await user.click(await screen.findByRole('button', { name: 'Lock' }));
  expect(await screen.findByText('X5-1 locked')).toBeDefined();
}

it('17.22: a final action asks first, by the name of its record, and the notice says what became of it', async () => {
  const { user, calls } = await openSubmission({
    'post /submissions/9/pass': envelope({ ...submission, version: 2, status: 'passed' }),
  });
  await user.click(screen.getByRole('button', { name: 'Pass' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Pass: SB-9' }));
  expect(dialog.getByText('Status becomes “Passed”. This cannot be undone.')).toBeDefined();
  expect(posts(calls)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Pass' }));
  expect(await screen.findByText('SB-9 passed')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Undo', hidden: true })).toBeNull();
});

it('17.22: an action that asks for fields says in its dialog which, of which record, and what follows', async () => {
  const { user } = await openSubmission();
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  const dialog = await screen.findByRole('dialog', { name: 'Reject: SB-9' });
  expect(dialog.textContent).toContain('Status becomes “Not passed”. “Submit for review” leads back.');
  expect(dialog.textContent).toContain('For “Reject”, fill in: Reason for rejection.');
});

it('18.3: a dialog with typed text asks before Escape discards it; an untouched one closes', async () => {
  const { user } = await openSubmission();
  const reject = () => screen.queryByRole('dialog', { name: 'Reject: SB-9' });
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  const pressEscape = () => fireEvent(reject() as HTMLElement, new Event('cancel', { cancelable: true }));
  await screen.findByRole('dialog', { name: 'Reject: SB-9' });
  pressEscape();
  await waitFor(() => expect(reject()).toBeNull());

  await user.click(screen.getByRole('button', { name: 'Reject' }));
  const reason = await screen.findByLabelText(/^Reason for rejection/);
  await user.type(reason, 'The picture shows another device.');
  pressEscape();
  const question = within(await screen.findByRole('alertdialog', { name: 'Discard what you typed?' }));
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByLabelText(/^Reason for rejection/)).toHaveProperty(
    'value',
    'The picture shows another device.',
  );
  await user.click(within(reject() as HTMLElement).getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(reject()).toBeNull());
});

it('17.22: a step with a way back is taken at once', async () => {
  const { user } = await openSubmission({
    'post /submissions/9/withdraw': envelope({ ...submission, version: 2, status: 'no_review' }),
  });
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(screen.getByRole('menuitem', { name: 'Withdraw' }));
  expect(await screen.findByText('SB-9 not submitted')).toBeDefined();
  // Submitting sets the submitter and the time, so it is not an undo.
  expect(screen.queryByRole('button', { name: 'Undo', hidden: true })).toBeNull();
});

it('18.3: no Undo is offered of an action that ends in the state where it began', async () => {
  const report = {
    id: 5,
    version: 1,
    report_number: 'R-5',
    type: 'static',
    detection_time: '2026-01-05T09:00:00.000Z',
    evaluation: 'evaluated',
    _labels: {},
  };
  const amended = envelope({ ...report, version: 2, advice: 'Rest.' });
  const calls = fakeServer({
    'get /reports/5': envelope(report),
    'get /reports/5/history': envelope({ list: [] }),
    'get /reports/5/head': envelope({
      person: { name: 'Mona', age: null, sex: null, height_cm: null, weight_kg: null, shoe_size: null },
      specialist_here: false,
      time_zone: null,
      outdated: false,
    }),
    'post /reports/5/amend': amended,
  });
  const reports = [{ path: '/report', name: 'r', component: 'entity/report/list', meta: { title: 'R' } }];
  const user = await openConsole('/report/show/5', ['biz:report:view', 'biz:report:amend'], reports);
  await user.click(await screen.findByRole('button', { name: 'Amend the evaluation' }));
  const dialog = await screen.findByRole('dialog', { name: /^Amend the evaluation: / });
  fireEvent.change(within(dialog).getByLabelText('Advice'), { target: { value: 'Rest.' } });
  await user.click(within(dialog).getByRole('button', { name: 'Amend the evaluation' }));
  expect(await screen.findByText(/^“Amend the evaluation” done: /)).toBeDefined();
  expect(posts(calls)).toEqual([['/reports/5/amend', { version: 1, advice: 'Rest.' }]]);
  expect(screen.queryByRole('button', { name: 'Undo', hidden: true })).toBeNull();
});

it('A5: the next action sends the version of the answer before, though the record is not yet read again', async () => {
  const user = await openDevice(deviceRow(1));
  const calls = fakeServer({
    'get /devices/1': { body: new Promise(() => undefined) },
    'post /devices/1/lock': envelope(deviceRow(1, { version: 2, is_lock: true })),
    'post /devices/1/unlock': envelope(deviceRow(1, { version: 3 })),
    ...devicePast,
  });
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Lock' }));
  await user.click(await screen.findByRole('button', { name: 'Lock' }));
  await user.click(await screen.findByRole('button', { name: 'Unlock' }));
  expect(await screen.findByText('X5-1 not locked')).toBeDefined();
  expect(posts(calls)).toEqual([
    ['/devices/1/lock', { version: 1 }],
    ['/devices/1/unlock', { version: 2 }],
  ]);
});

it('17.22: the notice offers Undo, which takes the action that leads back', async () => {
  const user = await openDevice(deviceRow(1));
  await lock(user, deviceRow(1, { version: 2, is_lock: true }));
  const free = envelope(deviceRow(1, { version: 3 }));
  const calls = fakeServer({ 'post /devices/1/unlock': free, 'get /devices/1': free, ...devicePast });
  await user.click(screen.getByRole('button', { name: 'Undo', hidden: true }));
  expect(await screen.findByText('X5-1 not locked')).toBeDefined();
  expect(posts(calls)).toEqual([['/devices/1/unlock', { version: 2 }]]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo', hidden: true })).toBeNull());
});

it.each([
  ['the account may not take it', ['biz:device:view', 'biz:device:lock'], {}],
  ['the record does not let it happen', undefined, { _limits: { actions: { unlock: 'guard' }, fields: {} } }],
])('17.22: there is no Undo where %s', async (_why, given, limits) => {
  const user = await openDevice(deviceRow(1), given);
  await lock(user, deviceRow(1, { version: 2, is_lock: true, ...limits }));
  expect(screen.queryByRole('button', { name: 'Undo', hidden: true })).toBeNull();
});

it('17.22: there is no Undo where it would need fields', async () => {
  const user = await openDevice(deviceRow(1, { close: true }));
  const open = envelope(deviceRow(1, { version: 2 }));
  fakeServer({ 'post /devices/1/open': open, 'get /devices/1': open, ...devicePast });
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('X5-1 not closed')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Undo', hidden: true })).toBeNull();
});
