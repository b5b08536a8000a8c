import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { words } from '../../../src/engine/console/i18n/words';
import { customerLanguages } from '../../../src/engine/schema/contract/language';
import { FindingEvidence } from '../../../src/footwork/reports/console/views/finding-evidence';
import { LoadBars } from '../../../src/footwork/reports/console/views/load-bars';
import { addMeasurementWords } from '../../../src/footwork/reports/console/views/measurement-words';
import { analyse } from '../../../src/measurement/analyse';
import type { Evidence, Finding } from '../../../src/measurement/findings/finding';
import { quantities } from '../../../src/measurement/findings/quantities';
import { referenceIn } from '../../../src/measurement/findings/references';
import { demoStep } from '../../measurement/support/demo-step';
import { englishConsole } from '../support/words';

beforeEach(async () => {
  await englishConsole();
  await addMeasurementWords();
});

const posture = analyse(
  { kind: 'posture', front: undefined, back: undefined, left: undefined, right: undefined },
  {},
);
const walk = analyse({ kind: 'dynamic', recordings: [{ side: 'left', recording: demoStep() }] }, {});

/** The text that the page shows for a value, with the reference range of its quantity. */
function evidenceOf(quantity: Evidence['quantity'], value: number): string {
  const analysis = quantities[quantity].kinds.includes('posture') ? posture : walk;
  const reference = referenceIn(analysis, quantity, 'left') ?? referenceIn(analysis, quantity);
  if (!reference) throw new Error(`${quantity} has no range.`);
  const { unit } = quantities[quantity];
  const finding: Finding = { key: 'kneeVarus', level: 'note', quantity, value, unit, reference, steps: 0 };
  const { container, unmount } = render(<FindingEvidence finding={finding} />);
  const text = container.textContent ?? '';
  unmount();
  return text;
}

test.each([
  ['kneeAngle', -4.2, 'Knee: 4.2° varus (usual: up to 4° to either side)'],
  ['kneeAngle', -0.04, 'Knee: 0.0° (usual: up to 4° to either side)'],
  ['kneeAngle', 6, 'Knee: 6.0° valgus (usual: up to 4° to either side)'],
  ['rearfootAngle', 13.04, 'Rearfoot: 13.0° valgus (usual: 0.7 to 11.5° valgus)'],
  ['progressionAngle', -5, 'Foot progression angle: 5.0° inwards (usual: 3° inwards to 20° outwards)'],
  ['shoulderTilt', -3, 'Shoulders: 3.0° right side higher (usual: up to 2° to either side)'],
  ['symmetryIndex', 12, 'Symmetry index: 12.0 % more on the left (usual: up to 10 % to either side)'],
] as const)('18.3: the evidence for %s %d says its direction once, in words', (quantity, value, expected) => {
  expect(evidenceOf(quantity, value)).toBe(expected);
});

test.each(customerLanguages)('18.3: in %s, a direction is a word and not a sign', async (language) => {
  const { default: table } = await import(
    `../../../src/footwork/reports/console/views/words/${language}.json`
  );
  words.addResourceBundle(language, 'translation', table, true, true);
  await words.changeLanguage(language);
  for (const quantity of ['kneeAngle', 'rearfootAngle', 'progressionAngle', 'pelvicObliquity'] as const) {
    const [minus, plus] = [evidenceOf(quantity, -15), evidenceOf(quantity, 15)];
    expect(minus).not.toMatch(/[+−]|-\d|measurement\./);
    expect(plus.replace(/\(.*/, '')).not.toBe(minus.replace(/\(.*/, ''));
  }
});

test('18.3: a bar of the load is as wide as its share, and the share stands beside it', () => {
  render(<LoadBars analysis={walk} />);
  for (const part of screen.getAllByRole('listitem')) {
    const share = /(\d+\.\d) %/.exec(part.textContent ?? '')?.[1];
    const bar = part.querySelector<HTMLElement>('.load-bar-track > span');
    expect(Number.parseFloat(bar?.style.width ?? '').toFixed(1)).toBe(share);
    expect(bar?.textContent).toBe('');
  }
});
