import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { words } from '../../../src/engine/console/i18n/words';
import { CustomerAdvice } from '../../../src/footwork/reports/console/views/customer-advice';
import { FootBlock } from '../../../src/footwork/reports/console/views/foot-block';
import { FootFacts } from '../../../src/footwork/reports/console/views/foot-facts';
import { ForceChart } from '../../../src/footwork/reports/console/views/force-chart';
import { addMeasurementWords } from '../../../src/footwork/reports/console/views/measurement-words';
import { PhaseTiming } from '../../../src/footwork/reports/console/views/phase-timing';
import { PostureBlock } from '../../../src/footwork/reports/console/views/posture-block';
import { recordingNames } from '../../../src/footwork/reports/console/views/recording-names';
import { RegionDifference } from '../../../src/footwork/reports/console/views/region-difference';
import { RegionTable } from '../../../src/footwork/reports/console/views/region-table';
import { RegionTiming } from '../../../src/footwork/reports/console/views/region-timing';
import { feetOf } from '../../../src/footwork/reports/console/views/shown-feet';
import { StepTable } from '../../../src/footwork/reports/console/views/step-table';
import { analyse } from '../../../src/measurement/analyse';
import { landmarksOf } from '../../../src/measurement/foot-model/standing-person';
import { viewsOf } from '../../../src/measurement/storage/report-measurement';
import { demoStep } from '../../measurement/support/demo-step';
import { englishConsole } from '../support/words';
import { kneesInwards } from './knees-inwards';

beforeEach(async () => {
  await englishConsole();
  await addMeasurementWords();
});

const analysis = analyse(
  {
    kind: 'dynamic',
    recordings: [
      { side: 'left', recording: demoStep() },
      { side: 'left', recording: demoStep({ contactTime_s: 0.8, seed: 2 }) },
      { side: 'right', recording: demoStep({ side: 'right' }) },
    ],
  },
  { weight_kg: 70 },
);

/** The cell texts of the row with this header. */
function cellsOf(table: HTMLElement, name: string): readonly string[] {
  const row = within(table).getByRole('rowheader', { name }).closest('tr');
  return [...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent ?? '');
}

test('18.3: regions show mean ± SD of the steps, part of body weight and of stance, and the reference range', () => {
  render(<RegionTable name="Left foot" side="left" analysis={analysis} />);
  const table = screen.getByRole('table');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Region',
    'Peak pressure (kPa)',
    'Peak force (N)',
    'Peak force, of body weight (%)',
    'Impulse (N·s)',
    'Pressure-time integral (kPa·s)',
    'Contact area (cm²)',
    'Contact time, of stance (%)',
  ]);
  const [pressure, , ofWeight, , , , ofStance] = cellsOf(table, 'Metatarsal 2');
  expect(pressure).toMatch(/^\D*\d+ ± \d+\d+ to \d+$/);
  expect(ofWeight).toMatch(/^\d+ ± \d+$/);
  expect(Number.parseInt(ofStance ?? '', 10)).toBeGreaterThan(50);
});

test('18.3: the times of regions and the four phases stand as bars and figures over the stance', () => {
  const { regions, values } = analysis.left;
  if (!regions) throw new Error('The foot of the demo has regions.');
  const { container } = render(
    <>
      <RegionTiming name="Left foot" regions={regions} />
      <PhaseTiming name="Left foot" values={values} />
    </>,
  );
  const [timing, phases] = screen.getAllByRole('table');
  if (!timing || !phases) throw new Error('There are two tables.');
  const [, start, peak, end] = cellsOf(timing, 'Hallux').map((text) => Number.parseInt(text, 10));
  expect(start).toBeLessThan(peak ?? 0);
  expect(peak).toBeLessThan(end ?? 0);
  const parts = ['Initial contact', 'Forefoot contact', 'Foot flat', 'Forefoot push-off'].map((name) =>
    Number(cellsOf(phases, name)[2]),
  );
  expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(100, -1);
  expect(container.querySelectorAll('.time-bar')).toHaveLength(10 + 4);
});

test('18.3: the regions of both feet stand side by side with their difference', () => {
  render(<RegionDifference analysis={analysis} />);
  const table = screen.getByRole('table');
  const groups = within(table)
    .getAllByRole('columnheader')
    .filter((header) => header.getAttribute('scope') === 'colgroup');
  expect(groups.map(({ textContent }) => textContent)).toEqual([
    'Peak pressure (kPa)',
    'Peak force (N)',
    'Impulse (N·s)',
  ]);
  expect([...table.querySelectorAll('colgroup')].map((group) => group.getAttribute('span'))).toEqual([
    '1',
    '3',
    '3',
    '3',
  ]);
  expect([...table.querySelectorAll('thead tr')].map(({ children }) => children.length)).toEqual([4, 9]);
  const cells = cellsOf(table, 'Medial heel');
  expect(cells.slice(0, 3)).toEqual([
    expect.stringMatching(/^\d+ ± \d+$/),
    expect.stringMatching(/^\d+$/),
    expect.stringMatching(/^−?\d+$/),
  ]);
  const [left, right, difference] = cells.map((cell) => Number.parseFloat(cell.replace('−', '-')));
  expect(difference).toBeCloseTo(
    (((left ?? 0) - (right ?? 0)) / (((left ?? 0) + (right ?? 0)) / 2)) * 100,
    -1,
  );
});

test('18.3: length, width and velocity of the centre of pressure stand among the figures of a foot', () => {
  render(<FootFacts side="left" result={analysis.left} analysis={analysis} />);
  for (const name of [
    'CPEI',
    'Centre of pressure: path length',
    'Centre of pressure: path width',
    'Centre of pressure: velocity',
  ]) {
    const term = screen.getByText(name);
    expect(term.closest('div')?.querySelector('dd')?.textContent).toMatch(/\d ± /);
  }
});

test('18.3: a posture says directions in words, what an angle means only outside of its range, and shows a body', () => {
  const front = {
    rightShoulder: { x: 100, y: 300 },
    leftShoulder: { x: 200, y: 285 },
    rightPelvis: { x: 110, y: 480 },
    leftPelvis: { x: 190, y: 479 },
    rightHip: { x: 110, y: 500 },
    rightKnee: { x: 110, y: 700 },
    rightAnkle: { x: 110, y: 900 },
    leftHip: { x: 190, y: 500 },
    leftKnee: { x: 200, y: 700 },
    leftAnkle: { x: 190, y: 900 },
  };
  const { container } = render(
    <PostureBlock posture={{ kind: 'posture', front, back: undefined, left: undefined, right: undefined }} />,
  );
  const table = screen.getByRole('table');
  const [level, outside] = ['up to 2° to either side', '↑\u00a0Outside the usual range: '];
  expect(cellsOf(table, 'Shoulders')).toEqual(['Front', `${outside}8.5° left side higher`, level, '']);
  expect(cellsOf(table, 'Pelvis')).toEqual(['Front', '0.7° left side higher', level, '']);
  const knee = 'up to 4° to either side';
  expect(cellsOf(table, 'Left knee')).toEqual(['Front', `${outside}5.7° varus`, knee, 'bow-leg (varus)']);
  expect(cellsOf(table, 'Right knee')).toEqual(['Front', '0.0°', knee, '']);
  expect(container.querySelectorAll('.posture-body.is-inside').length).toBeGreaterThan(2);
});

test('18.3: customers are shown that all is well only where nothing was found, not where it is hidden', () => {
  const flat = analyse({
    kind: 'dynamic',
    recordings: [{ side: 'left', recording: demoStep({ arch: 'flat' }) }],
  });
  const usual = analyse({ kind: 'dynamic', recordings: [{ side: 'left', recording: demoStep() }] });
  const [found] = flat.findings;
  if (!found) throw new Error('A flat foot of the model has a finding.');
  const { rerender } = render(<CustomerAdvice analysis={usual} choices={[]} specialistHere={false} />);
  screen.getByText(/^Good news/);
  const hidden = flat.findings.map(({ key, side }) => ({
    finding: key,
    ...(side && { side }),
    choice: 'hide' as const,
  }));
  rerender(<CustomerAdvice analysis={flat} choices={hidden} specialistHere={false} />);
  expect(screen.queryByRole('region')).toBe(null);
  rerender(<CustomerAdvice analysis={flat} choices={hidden.slice(1)} specialistHere={false} />);
  expect(screen.getAllByRole('listitem').length).toBeLessThanOrEqual(3);
});

test('18.3: the outline of each view lies within its picture, also that of the legs from behind', () => {
  const landmarks = landmarksOf({
    height_mm: 1700,
    head: 0,
    shoulders: 2,
    pelvis: 0,
    knees: 3,
    rearfoot: 12,
    trunk: 4,
    neck: 50,
  });
  const { container } = render(<PostureBlock posture={viewsOf({ landmarks })} />);
  const pictures = [...container.querySelectorAll('.posture-figure svg')];
  expect(pictures).toHaveLength(4);
  for (const picture of pictures) {
    const [left = 0, top = 0, width = 0, height = 0] = (picture.getAttribute('viewBox') ?? '')
      .split(' ')
      .map(Number);
    for (const part of picture.querySelectorAll('.posture-body.is-edge')) {
      const half = Number(part.getAttribute('stroke-width')) / 2;
      const name = `${picture.getAttribute('aria-label')}: ${part.getAttribute('d')}`;
      for (const [, x, y] of part.getAttribute('d')?.matchAll(/(-?[\d.]+) (-?[\d.]+)/g) ?? []) {
        expect(Math.abs(Number(x) - left - width / 2) + half, name).toBeLessThanOrEqual(width / 2);
        expect(Math.abs(Number(y) - top - height / 2) + half, name).toBeLessThanOrEqual(height / 2);
      }
    }
  }
});

test('18.3: customers read of a side of the body in a posture, and of a foot in pressures', () => {
  render(
    <CustomerAdvice
      analysis={analyse(viewsOf({ landmarks: kneesInwards }), {})}
      choices={[]}
      specialistHere={false}
    />,
  );
  const sides = screen.getAllByRole('listitem').map((item) => item.querySelector('strong')?.textContent);
  expect(sides).toEqual(['Left and right: ']);
});

test('18.3: several recordings of one foot are numbered, in the legend and in the table of steps', () => {
  render(<ForceChart recordings={analysis.recordings} frame={0} />);
  const legend = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(legend).toEqual(['Left foot, recording 1', 'Left foot, recording 2', 'Right foot']);
  const [left, right] = feetOf(analysis);
  if (!left || !right) throw new Error('Both feet were recorded.');
  render(<StepTable name="Left foot" feet={left.feet} />);
  const rows = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(rows).toEqual(['1', '2']);
  expect(recordingNames(words.t, analysis.recordings.slice(1))).toEqual(['Left foot', 'Right foot']);
});

test('18.3: a posture seen from the front or the back marks which side is the left of the person', () => {
  const landmarks = landmarksOf({
    height_mm: 1700,
    head: 0,
    shoulders: 0,
    pelvis: 0,
    knees: 3,
    rearfoot: 6,
    trunk: 0,
    neck: 55,
  });
  render(<PostureBlock posture={viewsOf({ landmarks })} />);
  const marks = (view: string) =>
    [...screen.getByRole('img', { name: view }).querySelectorAll('.posture-side')]
      .sort((one, other) => Number(one.getAttribute('x')) - Number(other.getAttribute('x')))
      .map(({ textContent }) => textContent);
  expect(marks('Front')).toEqual(['Right', 'Left']);
  expect(marks('Back')).toEqual(['Left', 'Right']);
  expect(marks('Left')).toEqual([]);
});

test('18.3: a curve of one step is not called a mean', () => {
  const right = feetOf(analysis).find(({ side }) => side === 'right');
  if (!right) throw new Error('The right foot was recorded.');
  render(<FootBlock {...right} analysis={analysis} />);
  expect(screen.getByText('Centre of pressure across the foot, medial +')).toBeDefined();
});
