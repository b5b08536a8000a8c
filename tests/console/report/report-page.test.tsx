import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setReaderZone } from '../../../src/engine/console/i18n/format/zone';
import { envelope, fakeServer } from '../providers/fake-server';
import { openConsole } from '../support/open-console';
import { englishConsole } from '../support/words';

beforeEach(englishConsole);
afterEach(() => setReaderZone(null));

const measured = '2026-01-14T16:30:00.000Z';
const nobody = { name: null, age: null, sex: null, height_cm: null, weight_kg: null, shoe_size: null };

const report = {
  id: 7,
  version: 2,
  create_time: measured,
  update_time: measured,
  create_by: 1,
  update_by: 1,
  report_number: 'R-7',
  type: 'posture',
  customer: null,
  store: 1,
  evaluation: 'evaluated',
  detection_time: measured,
  _labels: { store: 'Sole' },
};

const created = {
  id: 1,
  version: 1,
  action: 'create',
  actor: 'gateway',
  at: measured,
  changes: { detection_time: [null, measured] },
};

async function openReport(history: readonly object[] = [created]) {
  fakeServer({
    'get /reports/7': envelope(report),
    'get /reports/7/head': envelope({
      person: nobody,
      specialist_here: false,
      time_zone: 'Asia/Tokyo',
      outdated: false,
    }),
    'get /reports/7/history': envelope({ list: history }),
  });
  const meta = { title: 'Reports' };
  await openConsole(
    '/reports/show/7',
    ['biz:report:view'],
    [{ path: '/reports', name: 'reports', component: 'entity/report/list', meta }],
  );
  return within(await screen.findByLabelText('History'));
}

test('18.4: all times on the page of a report are by the clock of its store', async () => {
  setReaderZone('America/New_York');
  const history = await openReport();
  const [at] = await history.findAllByText(/Jan 15, 2026, 1:30\sAM/);
  expect(at).toBeDefined();
  const times = [...document.querySelectorAll('main time')].map(({ textContent }) => textContent ?? '');
  expect(times.length).toBeGreaterThan(2);
  expect(times.filter((text) => !text.startsWith('Jan 15, 2026'))).toEqual([]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Jan 15, 2026');
});

test('18.3: the history of a report names findings in words, and leaves out what the device recorded', async () => {
  const changed = { finding: 'kneeVarus', side: 'left', choice: 'change', text: 'Both knees lean a little.' };
  const hidden = { finding: 'shouldersUneven', choice: 'hide' };
  const amended = {
    ...created,
    id: 2,
    version: 2,
    action: 'amend',
    changes: { sentences: [[hidden], [hidden, changed]] },
  };
  const landmarks = { front: { leftEye: { x: 1, y: 2 } } };
  const first = { ...created, changes: { ...created.changes, measurement: [null, { landmarks }] } };
  const history = await openReport([amended, first]);
  await history.findByText(/The knee leans outwards/);
  const [before, after] = [...document.querySelectorAll('.show-change :is(del, ins)')].map((one) =>
    [...one.querySelectorAll('li')].map(({ textContent }) => textContent),
  );
  const shoulders =
    'The shoulders are not level. Consider exercises for back and shoulders. Hidden from the customer';
  expect(before).toEqual([shoulders]);
  expect(after).toEqual([
    shoulders,
    'Left: The knee leans outwards. Consider exercises for hip and thigh. Change: Both knees lean a little.',
  ]);
  expect(history.getByText('Initial values (1)')).toBeDefined();
  expect(document.querySelector('.show-history')?.textContent).not.toMatch(/kneeVarus|leftEye|Measurement/);
});
