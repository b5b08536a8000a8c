import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setReaderZone } from '../../../src/engine/console/i18n/format/zone';
import { words } from '../../../src/engine/console/i18n/words';
import { PersonFacts } from '../../../src/footwork/reports/console/views/person-facts';
import { englishConsole } from '../support/words';

beforeEach(englishConsole);
afterEach(() => setReaderZone(null));

const person = { name: 'Mona', age: null, sex: null, height_cm: null, weight_kg: null, shoe_size: null };

it.each([
  [
    'America/New_York',
    /^Jan 14, 2026, 6:30\sPM, Japan Standard Time \(Tokyo\)$|^Jan 14, 2026, 6:30\sPM, Japan Time \(Tokyo\)$/,
  ],
  ['Asia/Tokyo', /^Jan 14, 2026, 6:30\sPM$/],
])(
  '18.4: the head of a report shows the clock of its store; a reader in %s sees which one',
  (zone, shown) => {
    setReaderZone(zone);
    const facts = { person, store: 'Sole', device: null, measured: '2026-01-14T09:30:00.000Z' };
    render(<PersonFacts {...facts} zone="Asia/Tokyo" />);
    expect(screen.getByText(shown)).toBeDefined();
  },
);

it('P4: the head of a report omits the time of measurement for readers who may not see it', () => {
  render(<PersonFacts person={person} store="Sole" device={null} measured={null} zone="Asia/Tokyo" />);
  expect(screen.getByText('Mona')).toBeDefined();
  expect(screen.queryByText('Measured')).toBeNull();
});

it('18.4: height and weight have units of one kind in Chinese', async () => {
  await words.changeLanguage('zh-cn');
  const tall = { ...person, height_cm: 184, weight_kg: 77.2 };
  render(<PersonFacts person={tall} store="Sole" device={null} measured={null} />);
  expect(screen.getByText('184厘米')).toBeDefined();
  expect(screen.getByText('77.2千克')).toBeDefined();
  await act(() => words.changeLanguage('en'));
});
