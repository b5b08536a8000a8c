import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { CustomerAdvice } from '../../../src/footwork/reports/console/views/customer-advice';
import { FindingList } from '../../../src/footwork/reports/console/views/finding-list';
import { FootFacts } from '../../../src/footwork/reports/console/views/foot-facts';
import { LoadBars } from '../../../src/footwork/reports/console/views/load-bars';
import { addMeasurementWords } from '../../../src/footwork/reports/console/views/measurement-words';
import { ValueAnnex } from '../../../src/footwork/reports/console/views/value-annex';
import { analyse } from '../../../src/measurement/analyse';
import { annexNames, mainNames } from '../../../src/measurement/findings/quantities';
import { referenceIn } from '../../../src/measurement/findings/references';
import { standing, walking } from '../../measurement/support/demo-measurement';
import { englishConsole } from '../support/words';

beforeEach(async () => {
  await englishConsole();
  await addMeasurementWords();
});

const heavyHeels = analyse(standing({ arch: 'high' }));

test('18.2: a heel load of more than 70 % is marked for customers and for staff, and is a finding', () => {
  const { unmount } = render(<ValueAnnex analysis={heavyHeels} />);
  const [annexCell] = screen.getAllByText('Above the usual range:');
  expect(annexCell?.closest('tr')?.textContent).toContain('heel');
  unmount();
  render(
    <>
      <LoadBars analysis={heavyHeels} />
      <FindingList analysis={heavyHeels} />
    </>,
  );
  const [heel] = within(screen.getByRole('region', { name: 'Load distribution' })).getAllByText(
    'Above the usual range:',
  );
  expect(heel?.closest('li')?.textContent).toMatch(/^Heelusual: 50 to 70 +↑ Above the usual range: 7\d %$/);
  const advice = screen.getByRole('region', { name: 'What stands out' });
  expect(advice.textContent).toMatch(
    /more of the load rests on the heel .*Load on the heel 7\d % \(usual: 50 to 70\)/,
  );
});

test.each([
  ['standing', heavyHeels],
  ['walking', analyse(walking())],
] as const)('18.2: of %s, staff see each figure of the customer that has a range', (_, analysis) => {
  const inBars = ['leftShare', 'rightShare', 'symmetryIndex', 'rearShare', 'midShare', 'foreShare'];
  const judged = annexNames.filter(
    (name) => referenceIn(analysis, name, 'left') ?? referenceIn(analysis, name),
  );
  expect(judged.length).toBeGreaterThan(5);
  for (const name of judged) expect([...mainNames, ...inBars]).toContain(name);
});

test('18.2: a direction among the main figures is a word', () => {
  const analysis = analyse(walking({ left: { progressionAngle_deg: -6 } }));
  render(<FootFacts side="left" result={analysis.left} analysis={analysis} />);
  const figure = screen.getByText('Foot progression angle').closest('div')?.querySelector('dd');
  expect(figure?.textContent).toMatch(
    /^↑ Outside the normal range: \d\.\d° inwards.*usual: 3° inwards to 20° outwards$/,
  );
});

test('18.2: values outside of their range without advice stand among what stands out', () => {
  const slow = analyse(walking({ left: { contactTime_s: 0.9 }, right: { contactTime_s: 0.9 } }));
  const { unmount } = render(<FindingList analysis={slow} />);
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual([
    expect.stringMatching(/^Outside the usual rangeLeft: Contact time 0\.\d+ s \(usual: 0\.57 to 0\.81\)$/),
    expect.stringMatching(/^Outside the usual rangeRight: /),
  ]);
  expect(screen.queryByText(/is within it/)).toBe(null);
  unmount();
  render(<CustomerAdvice analysis={slow} choices={[]} specialistHere={false} />);
  screen.getByText(/^Nothing needs advice/);
});

test('18.2: of a child whose values have no range nobody is shown that all is usual', () => {
  const child = analyse(walking(), { age: 8 });
  render(
    <>
      <FindingList analysis={child} />
      <CustomerAdvice analysis={child} choices={[]} specialistHere={false} />
    </>,
  );
  screen.getByText(/^No usual range is known for these values/);
  screen.getByText(/^No usual range is known to compare/);
  expect(screen.queryByText(/is within it|Good news/)).toBe(null);
});
