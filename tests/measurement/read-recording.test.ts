import { describe, expect, test } from 'vitest';
import { readRecording } from '../../src/measurement/readers/read-recording';
import { RecordingFault } from '../../src/measurement/readers/recording-fault';
import { demoStep, pieces } from './support/demo-step';
import { emedText, tekscanText } from './support/export-text';

const step = demoStep();

describe('emed/novel ASCII export (M4)', () => {
  const cases: readonly [string, string][] = [
    ['as exported', emedText(step)],
    ['with CRLF', emedText(step, { newline: '\r\n' })],
    ['with wide pictures on three pages each', emedText(step, { pageWidth: 9 })],
    ['with decimal commas', emedText(step).replace(/(\d)\.(\d)/g, '$1,$2')],
    [
      'with a picture that summarises all',
      `${emedText(step)}\n\tPage 99\n\n\tMPP\n\n\t1\t2\tForce\n1\t5\t5\t9\n`,
    ],
  ];

  test.each(cases)('%s: gives every pressure', async (_, text) => {
    const read = await readRecording(pieces(text));
    expect(read).toMatchObject({ format: 'emed', surface: 'plate', cellWidth_mm: 5, cellArea_mm2: 25 });
    expect(read.frameInterval_s).toBeCloseTo(0.02);
    expect(read.frames).toEqual(step.frames);
  });

  test('comes in pieces of any size', async () => {
    const read = await readRecording(pieces(emedText(demoStep({}, 10), { newline: '\r\n' }), 7));
    expect(read.frames).toEqual(demoStep({}, 10).frames);
  });

  test('a second picture 1 starts a further trial', async () => {
    const read = await readRecording(pieces(emedText(step) + emedText(step)));
    expect(read.trialStarts).toEqual([0, step.frames.length]);
    expect(read.frames).toHaveLength(2 * step.frames.length);
  });
});

describe('Tekscan ASCII export (M4)', () => {
  test('gives every pressure; comments are no keys; `B` makes it an insole', async () => {
    const outside = (index: number) => index < 3;
    const read = await readRecording(pieces(tekscanText(step, { outside })));
    expect(read).toMatchObject({
      format: 'tekscan',
      surface: 'insole',
      rows: step.rows,
      columns: step.columns,
    });
    expect(read.frames).toEqual(step.frames);
  });

  test.each([
    ['PSI', 6.894757],
    ['N/cm2', 10],
    ['mmHg', 0.1333224],
  ])('%s becomes kPa', async (units, kPaPerUnit) => {
    const read = await readRecording(pieces(tekscanText(step, { units, kPaPerUnit, newline: '\n' })));
    expect(read.surface).toBe('plate');
    const highest = Math.max(...step.frames.map((frame) => Math.max(...frame)));
    expect(Math.max(...read.frames.map((frame) => Math.max(...frame)))).toBeCloseTo(highest, 2);
  });
});

describe('a bad file names what is wrong and where', () => {
  const emed = emedText(step);
  const tekscan = tekscanText(step, { newline: '\n' });
  const lineOf = (text: string, part: string) => text.slice(0, text.indexOf(part)).split('\n').length;
  const withLine = (text: string, line: number, change: (old: string) => string) =>
    text
      .split('\n')
      .map((old, index) => (index === line - 1 ? change(old) : old))
      .join('\n');
  const emedRow = lineOf(emed, '\tForce\n') + 3;
  const tekscanRow = lineOf(tekscan, 'Frame 2\n') + 4;

  const cases: readonly [string, string | Uint8Array[], string, number][] = [
    ['another text', 'name,price\nshoe,10\n', 'format', 0],
    ['an empty file', '', 'format', 0],
    ['a ZIP archive', 'PK\u0003\u0004', 'archive', 0],
    ['binary', `DATA_TYPE MOVIE\n\0\0\n`, 'binary', 2],
    ['a line without end', `DATA_TYPE ${'x'.repeat(200_000)}`, 'longLine', 1],
    ['emed without a matrix', emed.replaceAll('Matrix: 64x95', ''), 'missing', lineOf(emed, 'Pict-No.: 1 ')],
    ['emed with an unknown unit', emed.replace('0.25 cm', '0.25 ft'), 'unit', lineOf(emed, '0.25 cm')],
    [
      'emed with another matrix later',
      emed.replace(/64x95(?=[\s\S]*Pict-No.: 3 )(?<=Pict-No.: 2[\s\S]*)/, '32x95'),
      'changed',
      lineOf(emed, 'Page 3') + 2,
    ],
    [
      'emed with a negative pressure',
      withLine(emed, emedRow, (row) => row.replace('\t0.00', '\t-5.00')),
      'negative',
      emedRow,
    ],
    [
      'emed with a word among the numbers',
      withLine(emed, emedRow, (row) => row.replace('0.00', 'none')),
      'number',
      emedRow,
    ],
    [
      'emed with a value too few',
      withLine(emed, emedRow, (row) => row.replace('\t0.00', '')),
      'values',
      emedRow,
    ],
    ['emed with a missing row', withLine(emed, emedRow, () => ''), 'row', emedRow + 1],
    [
      'emed with forces in other units',
      emed.replaceAll('Sensor area: 0.25 cm', 'Sensor area: 1.00 cm'),
      'force',
      0,
    ],
    [
      'emed with a missing picture',
      emed.replace('Pict-No.: 3 ', 'Pict-No.: 4 '),
      'order',
      lineOf(emed, 'Pict-No.: 3 '),
    ],
    [
      'emed cut off in a row',
      emed.slice(0, emed.length / 2),
      'values',
      emed.slice(0, emed.length / 2).split('\n').length,
    ],
    [
      'emed with a matrix that no plate has',
      emed.replaceAll('64x95', '640000x95000'),
      'tooLarge',
      lineOf(emed, 'Pict-No.: 1 '),
    ],
    [
      'Tekscan with rows that no sensor has',
      tekscan.replace('ROWS 95', 'ROWS 95000000'),
      'tooLarge',
      lineOf(tekscan, 'Frame 1'),
    ],
    [
      'Tekscan without units',
      tekscan.replace(/^UNITS.*\n/m, ''),
      'missing',
      lineOf(tekscan, 'ASCII_DATA') - 1,
    ],
    ['Tekscan with raw counts', tekscan.replace('UNITS KPa', 'UNITS Raw'), 'unit', lineOf(tekscan, 'UNITS')],
    [
      'Tekscan with a negative pressure',
      withLine(tekscan, tekscanRow, (row) => row.replace('0,', '-1,')),
      'negative',
      tekscanRow,
    ],
    [
      'Tekscan with a value too many',
      withLine(tekscan, tekscanRow, (row) => `${row},0`),
      'values',
      tekscanRow,
    ],
    [
      'Tekscan with a row too many',
      withLine(tekscan, tekscanRow, (row) => `${row}\n${row}`),
      'changed',
      lineOf(tekscan, 'Frame 3\n') - 1,
    ],
    [
      'Tekscan with a row too few',
      withLine(tekscan, tekscanRow, () => ''),
      'cut',
      lineOf(tekscan, 'Frame 3\n'),
    ],
    [
      'Tekscan with a missing frame',
      tekscan.replace('Frame 3\n', 'Frame 4\n'),
      'order',
      lineOf(tekscan, 'Frame 3\n'),
    ],
    [
      'Tekscan cut off between frames',
      tekscan.slice(0, tekscan.indexOf('Frame 9')),
      'cut',
      lineOf(tekscan, 'Frame 9') - 1,
    ],
  ];

  test.each(cases)('%s', async (_, file, kind, line) => {
    const fault = await readRecording(typeof file === 'string' ? pieces(file) : file).then(
      () => undefined,
      (error: unknown) => error,
    );
    if (!(fault instanceof RecordingFault)) throw fault ?? new Error('The file was read.');
    expect(fault.kind).toBe(kind);
    if (line > 0) {
      expect(fault.line).toBe(line);
      expect(fault.message).toContain(`Line ${line}: `);
    }
    expect(fault.message).not.toMatch(/\{|undefined/);
  });
});

describe('18.1: what a Tekscan header says of its sensors', () => {
  const text = (lines: string) => tekscanText(step).replace('COMMENTS:', `${lines}\r\nCOMMENTS:`);

  test('a pressure above the saturation is refused', async () => {
    await expect(readRecording(pieces(text('SATURATION_PRESSURE 300 KPa')))).rejects.toMatchObject({
      kind: 'saturated',
      values: { limit: 300 },
    });
    await expect(readRecording(pieces(text('SATURATION_PRESSURE 900 KPa')))).resolves.toBeDefined();
  });

  test('its noise threshold, in steps of the sensor, is the lowest pressure that counts', async () => {
    const read = await readRecording(pieces(text('SATURATION_PRESSURE 1275 KPa\r\nNOISE_THRESHOLD 3')));
    expect(read.noiseThreshold_kPa).toBeCloseTo(12.5, 9);
    expect(await readRecording(pieces(text('NOISE_THRESHOLD 3')))).not.toHaveProperty('noiseThreshold_kPa');
  });
});
