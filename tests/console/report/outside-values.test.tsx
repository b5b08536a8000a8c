import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { customerLanguages } from '../../../src/engine/schema/contract/language';
import { CustomerAdvice } from '../../../src/footwork/reports/console/views/customer-advice';
import { FindingList } from '../../../src/footwork/reports/console/views/finding-list';
import { FootFacts } from '../../../src/footwork/reports/console/views/foot-facts';
import { LoadBars } from '../../../src/footwork/reports/console/views/load-bars';
import { addMeasurementWords } from '../../../src/footwork/reports/console/views/measurement-words';
import { MismatchNote } from '../../../src/footwork/reports/console/views/mismatch-note';
import { regionPlaces } from '../../../src/footwork/reports/console/views/overlay-lines';
import { RegionLegend } from '../../../src/footwork/reports/console/views/region-legend';
import { viewOf } from '../../../src/footwork/reports/console/views/shown-feet';
import { ValueAnnex } from '../../../src/footwork/reports/console/views/value-annex';
import { analyse } from '../../../src/measurement/analyse';
import { annexNames, mainNames } from '../../../src/measurement/findings/quantities';
import { referenceIn } from '../../../src/measurement/findings/references';
import { type RegionName, regionNames } from '../../../src/measurement/footprint/region-mask';
import { posture, standing, walking } from '../../measurement/support/demo-measurement';
import { englishConsole } from '../support/words';

beforeEach(async () => {
  await englishConsole();
  await addMeasurementWords();
});

const heavyHeels = analyse(standing({ heelFactor: 3 }));

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
  expect(heel?.closest('li')?.textContent).toMatch(
    /^Heelusual: 50 to 70 +↑\sAbove the usual range: 7\d\.\d %$/,
  );
  const advice = screen.getByRole('region', { name: 'What stands out' });
  expect(advice.textContent).toMatch(
    /more of the load rests on the heel .*Load on the heel 7\d\.\d % \(usual: 50 to 70\)/,
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
    /^↑\sOutside the usual range: \d\.\d° inwards.*usual: 3° inwards to 20° outwards$/,
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
  screen.getByText(/^Some of your figures are outside .* on their own they need no advice/);
});

test('18.2: staff are warned of values that contradict the person, and nobody reads that all is usual', () => {
  const child = analyse(walking({ left: { mass_kg: 88 } }), { age: 5, weight_kg: 20 });
  render(
    <>
      <MismatchNote analysis={child} />
      <FindingList analysis={child} />
      <CustomerAdvice analysis={child} choices={[]} specialistHere={false} />
    </>,
  );
  const note = screen.getByRole('note');
  within(note).getByText(/^The measurement does not fit the person\. Check whose/);
  expect(
    within(note)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^Foot length 2\d\d mm, plausible: up to 242.*Cheng et al\./),
    expect.stringMatching(/^Peak force 9\d\d N, plausible: up to 392.*Keller et al\./),
  ]);
  screen.getByText(/^Nothing is concluded/);
  expect(screen.queryByText(/is within it|Good news|No usual range|Only this/)).toBe(null);
  expect(screen.queryByRole('region', { name: 'What your measurement shows' })).toBe(null);
});

test('18.2: an arch is called high or flat only where its range stands beside it', () => {
  const high = walking({ left: { arch: 'high' } });
  const facts = (age: number) => {
    const analysis = analyse(high, { age });
    const { unmount } = render(<FootFacts side="left" result={analysis.left} analysis={analysis} />);
    const text = screen.getByText('Arch index').closest('div')?.querySelector('dd')?.textContent;
    unmount();
    return text;
  };
  expect(facts(40)).toMatch(/High arch.*usual: 0\.06 to 0\.28$/);
  expect(facts(8)).toMatch(/^0\.\d+ ?$/);
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

test('18.2: only the metatarsal head of a finding is marked, and not all heads, which have no range', () => {
  const overloaded = analyse(walking({ left: { overload: 'metatarsals' } }));
  const { unmount } = render(<FootFacts side="left" result={overloaded.left} analysis={overloaded} />);
  const tile = screen.getByText('Pressure below the metatarsal heads').closest('div');
  expect(tile?.querySelector('dd')?.textContent).toMatch(
    /^[\d,]+ kPaMetatarsal [23]: ↑\sAbove the usual range: [\d,]+ kPa \(usual: \d+ to \d+\)$/,
  );
  expect(tile?.querySelector('details')?.textContent).toMatch(/Usual range: Putti/);
  unmount();
  render(<ValueAnnex analysis={overloaded} />);
  const row = screen.getByRole('rowheader', { name: /ball of the foot/ }).closest('tr');
  const [left, right] = [...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent);
  expect(left).toMatch(/^[\d,]+Metatarsal [23]: ↑\sAbove the usual range: [\d,]+ kPa \(usual: \d+ to \d+\)$/);
  expect(right).toMatch(/^\d+$/);
});

test('18.3: of an insole, where only a time has a range, customers read that, and no good news', () => {
  const [foot] = walking().recordings;
  if (!foot) throw new Error('A walk has recordings.');
  const insole = analyse({
    kind: 'dynamic',
    recordings: [{ side: foot.side, recording: { ...foot.recording, surface: 'insole' } }],
  });
  const { unmount } = render(<CustomerAdvice analysis={insole} choices={[]} specialistHere={false} />);
  expect(screen.getByRole('region', { name: 'What your measurement shows' }).textContent).toMatch(
    /Only this could be compared with a usual range, and is within it: Time on the ground\. .* not judged/,
  );
  expect(screen.queryByText(/Good news/)).toBe(null);
  unmount();
  render(<FindingList analysis={insole} />);
  screen.getByText(
    /: 1 of \d\d figures \(Contact time\)\. None is outside it\. Arch and pressures were not judged/,
  );
});

test('18.3: good news says how many of the figures in the table could be compared', () => {
  const usual = analyse(walking());
  render(
    <>
      <CustomerAdvice analysis={usual} choices={[]} specialistHere={false} />
      <ValueAnnex analysis={usual} />
    </>,
  );
  const rows = within(screen.getByRole('table')).getAllByRole('rowheader');
  const judged = rows.filter(({ textContent }) => textContent?.includes('usual: '));
  screen.getByText(
    `Good news: everything that can be compared with a usual range is within it (${judged.length} of the ${rows.length} figures below).`,
  );
});

test('18.3: good news names the figures that could be compared where they are few', () => {
  const oneFoot = standing();
  const analysis = analyse({ ...oneFoot, recordings: oneFoot.recordings.slice(0, 1) });
  render(<CustomerAdvice analysis={analysis} choices={[]} specialistHere={false} />);
  screen.getByText(
    /^Good news: .* is within it \(4 of the \d+ figures below: Highest pressure below the heel, .*, and .*\)\.$/,
  );
});

test('18.2: an explanation names the source of the definition and that of the range, by keyboard too', () => {
  const analysis = analyse(walking());
  render(<FootFacts side="left" result={analysis.left} analysis={analysis} />);
  const summary = screen.getByLabelText('How is this computed? CPEI');
  expect(summary.tagName).toBe('SUMMARY');
  expect(summary.closest('details')?.textContent).toMatch(
    /Definition: Song et al\., J Am Podiatr Med Assoc .*Usual range: Quintiles of Hagedorn et al\./,
  );
  expect(
    screen.getByLabelText('How is this computed? Hallux pressure').closest('details')?.textContent,
  ).toMatch(/Usual range: Putti, .*, n = 53\.$/);
});

test('18.3: customers read directions in plain words, without signs to decode', () => {
  const leaning = analyse(posture({ knees: -8, rearfoot: 15, pelvis: 1 }));
  render(<ValueAnnex analysis={leaning} />);
  const cells = (name: RegExp) => {
    const row = screen.getByRole('rowheader', { name }).closest('tr');
    return [...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent);
  };
  expect(cells(/^Knee ?usual: up to 4° to either side$/)[0]).toMatch(
    /^↑\sOutside the usual range: \d\.\d° leaning outwards$/,
  );
  expect(cells(/^Heel ?usual: 0\.7 to 11\.5° leaning outwards$/)[0]).toMatch(
    /^↑\sOutside the usual range: 15\.0° leaning outwards$/,
  );
  expect(screen.getByRole('table').textContent).not.toMatch(/[+−]/);
});

test.each(customerLanguages)('18.3: in %s, no name of a figure explains signs', async (language) => {
  const { default: table } = await import(
    `../../../src/footwork/reports/console/views/words/${language}.json`
  );
  expect(JSON.stringify(table.measurement.plain)).not.toMatch(/[(（][+−][)）]/);
});

test.each(customerLanguages)('18.3: in %s, values and advice name the range alike', async (language) => {
  const { default: table } = await import(
    `../../../src/footwork/reports/console/views/words/${language}.json`
  );
  const { advice, posture } = table.measurement;
  expect(posture.outside.replace(/\s?[:：]$/, '')).toBe(advice.outside);
});

test('18.3: the regions of a pressure map are numbered as in its legend', () => {
  const [recording] = analyse(walking()).recordings;
  if (!recording) throw new Error('No recording.');
  const places = regionPlaces(recording.feet, recording.recording, viewOf(recording));
  expect(places.map(({ region }) => region)).toEqual(regionNames);
  const topOf = (name: RegionName) => places.find(({ region }) => region === name)?.top ?? Number.NaN;
  expect(topOf('hallux')).toBeLessThan(topOf('metatarsal1'));
  expect(topOf('metatarsal1')).toBeLessThan(topOf('medialHeel'));
  for (const { left, top } of places) {
    expect(Math.min(left, top)).toBeGreaterThan(0);
    expect(Math.max(left, top)).toBeLessThan(100);
  }
  render(<RegionLegend />);
  const names = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect([names[0], names[8]]).toEqual(['Medial heel', 'Hallux']);
});
