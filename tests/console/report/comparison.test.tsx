import { render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setReaderZone } from '../../../src/engine/console/i18n/format/zone';
import { words } from '../../../src/engine/console/i18n/words';
import type { FusionReport } from '../../../src/footwork/fusion/endpoints/fusion';
import { Comparison } from '../../../src/footwork/fusion/pages/fusion/comparison';
import { DateChoice } from '../../../src/footwork/fusion/pages/fusion/date-choice';
import fusionWords from '../../../src/footwork/fusion/pages/fusion/words/en.json';
import { addMeasurementWords } from '../../../src/footwork/reports/console/views/measurement-words';
import { englishConsole } from '../support/words';

beforeEach(async () => {
  await englishConsole();
  await addMeasurementWords();
  words.addResourceBundle('en', 'translation', fusionWords, true, true);
});

afterEach(() => setReaderZone(null));

function stand(id: number, rearShare: number, age: number): FusionReport {
  return {
    id,
    report_number: `R${id}`,
    type: 'static',
    detection_time: '2026-03-04T15:30:00Z',
    time_zone: 'Asia/Tokyo',
    surface: 'plate',
    age,
    dev_type: 'X5',
    left: { rearShare, archIndex: 0.2 },
    right: {},
    person: {},
    scores: {},
  };
}

test('18.3: the comparison marks values outside of the range of their own date in words', () => {
  const [before, after, ofChild] = [stand(1, 74.2, 40), stand(2, 61, 40), stand(3, 74.2, 9)];
  const table = (first: FusionReport, second: FusionReport) => {
    const { unmount } = render(<Comparison first={first} second={second} />);
    const row = within(screen.getByRole('table')).getByRole('rowheader', { name: /^Load on the heel/ });
    const cells = [...(row.closest('tr')?.querySelectorAll('td') ?? [])].map(
      ({ textContent }) => textContent,
    );
    unmount();
    return cells;
  };
  expect(table(before, after)).toEqual([
    'Left',
    '↑\u00a0Above the usual range: 74.2',
    '61.0',
    '−13.2',
    '50 to 70',
  ]);
  expect(table(ofChild, after)).toEqual(['Left', '74.2', '61.0usual: 50 to 70', '−13.2', '–']);
});

test('18.3: a plate beside an insole has a warning, and no range that holds for one of them only', () => {
  const insole = { ...stand(2, 74.2, 40), surface: 'insole' };
  const { rerender } = render(<Comparison first={stand(1, 74.2, 40)} second={insole} />);
  expect(screen.getByRole('note').textContent).toMatch(/a plate, the other .* insole .* cannot be compared/);
  const row = screen.getByRole('rowheader', { name: /^Load on the heel/ }).closest('tr');
  expect([...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Left',
    '↑\u00a0Above the usual range: 74.2usual: 50 to 70',
    '74.2',
    '0.0',
    '–',
  ]);
  rerender(<Comparison first={stand(1, 74.2, 40)} second={stand(2, 74.2, 40)} />);
  expect(screen.queryByRole('note')).toBe(null);
});

test.each([
  [157.4, 144.6, '157', '145', '−12'],
  [144.6, 157.4, '145', '157', '+12'],
  [0.4, -0.4, '0', '0', '0'],
  [2, -12.6, '2', '−13', '−15'],
])(
  '18.3: the difference of %d and %d follows from the shown values',
  (balanceBefore, balanceAfter, ...cells) => {
    const of = (id: number, balance: number) => ({ ...stand(id, 60, 40), left: { balance } });
    render(<Comparison first={of(1, balanceBefore)} second={of(2, balanceAfter)} />);
    const row = screen.getByRole('rowheader', { name: /^Balance/ }).closest('tr');
    const texts = [...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent);
    expect(texts.slice(1, 4).map((text) => text?.replace(/.*: |usual.*/g, ''))).toEqual(cells);
  },
);

test('18.4: the comparison shows each measurement by the clock of its store', () => {
  setReaderZone('America/New_York');
  const reports = [stand(1, 61, 40), { ...stand(2, 61, 40), time_zone: null }];
  render(<DateChoice name="first" reports={reports} value={1} onChange={() => undefined} />);
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent?.replace(/\s/g, ' '));
  expect(options).toEqual(['Mar 5, 2026, 12:30 AM, Static', 'Mar 4, 2026, 10:30 AM, Static']);
});
