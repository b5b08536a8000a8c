import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { demoStep } from './support/demo-step';
import { emedText, tekscanText } from './support/export-text';

const folder = mkdtempSync(join(tmpdir(), 'footwork-measure-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text, 'latin1');
  return path;
}

function measure(...files: string[]) {
  const run = spawnSync(
    process.execPath,
    ['src/engine/cli/run.mjs', 'src/footwork/recording/cli/measure.ts', ...files],
    {
      encoding: 'utf8',
    },
  );
  return { ...run, lines: run.stdout.trim().split('\n') };
}

test('`npm run -s measure` prints one line of JSON per file, in the order given, and exits with 1 after a bad one', () => {
  const step = demoStep({}, 10);
  const files = [
    file('walk_R.asf', tekscanText(step)),
    join(folder, 'missing.lst'),
    file('walk.lst', emedText(step)),
    file('cut.lst', emedText(step).slice(0, -500)),
  ];
  const { status, stderr, lines } = measure(...files);
  expect(stderr).toBe('');
  expect(status).toBe(1);
  expect(measure(files[0] ?? '', files[2] ?? '').status).toBe(0);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    // The name of the file determines the side; without one, the shape of the foot does.
    { file: files[0], format: 'tekscan', side: 'right', frames: 35, frameRate_Hz: 50 },
    { file: files[1], error: 'The file does not exist.' },
    {
      file: files[2],
      format: 'emed',
      side: 'left',
      archClass: 'normal',
      steps: [{ startFrame: 1, complete: true }],
    },
    { file: files[3], error: expect.stringMatching(/^Line \d+: /) },
  ]);
});

test('`npm run -s measure` without a file says what to give', () => {
  expect(measure()).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringContaining('npm run -s measure -- FILE...'),
  });
});
