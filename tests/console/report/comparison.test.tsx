import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { words } from '../../../src/engine/console/i18n/words';
import type { FusionReport } from '../../../src/footwork/fusion/endpoints/fusion';
import { Comparison } from '../../../src/footwork/fusion/pages/fusion/comparison';
import fusionWords from '../../../src/footwork/fusion/pages/fusion/words/en.json';
import { addMeasurementWords } from '../../../src/footwork/reports/console/views/measurement-words';
import { englishConsole } from '../support/words';

beforeEach(async () => {
  await englishConsole();
  await addMeasurementWords();
  words.addResourceBundle('en', 'translation', fusionWords, true, true);
});

function stand(id: number, rearShare: number, age: number): FusionReport {
  return {
    id,
    report_number: `R${id}`,
    type: 'static',
    detection_time: '2026-03-04T15:30:00Z',
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
  expect(table(ofChild, after)).toEqual(['Left', '74.2', '61.0', '−13.2', '50 to 70']);
});
