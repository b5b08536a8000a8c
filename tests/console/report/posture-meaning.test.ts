import { expect, test } from 'vitest';
import { postureMeaning } from '../../../src/footwork/reports/console/views/posture-meaning';
import words from '../../../src/footwork/reports/console/views/words/en.json';
import { quantities, quantityNames } from '../../../src/measurement/findings/quantities';
import { rangeOf } from '../../../src/measurement/findings/reference';
import { entryFor } from '../../../src/measurement/findings/references';

const ofPosture = quantityNames.filter((name) => quantities[name].group === 'posture');

test.each(ofPosture)('18.2: what is said about %s names the direction that its value has', (name) => {
  const entry = entryFor(name, { kind: 'posture' });
  const range = entry && rangeOf(entry);
  for (let tenths = -900; tenths <= 900; tenths++) {
    const value = tenths / 10;
    const key = postureMeaning(name, value, range);
    if (key === undefined) continue;
    const at = `${name} of ${value}°`;
    expect(value < (range?.from ?? -90) || value > (range?.to ?? 90), at).toBe(true);
    expect(wordsOf(key), at).toBeTypeOf('string');
    if (key.endsWith('.plus')) expect(value, at).toBeGreaterThan(range?.to ?? 0);
    if (key.endsWith('.minus')) expect(value, at).toBeLessThan(0);
    if (key.endsWith('.less')) expect([value > 0, value < (range?.from ?? 0)], at).toEqual([true, true]);
    if (key.endsWith('.craniovertebral')) expect(value, at).toBeLessThan(range?.from ?? 0);
  }
});

test('18.2: a heel that is turned outwards less than usual is not called turned outwards', () => {
  const entry = entryFor('rearfootAngle', { kind: 'posture' });
  const key = postureMeaning('rearfootAngle', 0.6, entry && rangeOf(entry));
  expect(wordsOf(key ?? '')).toBe('turned outwards less than usual');
});

function wordsOf(key: string): unknown {
  return key.split('.').reduce<unknown>((table, part) => Object(table)[part], words);
}
