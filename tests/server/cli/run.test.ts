import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('a file that cannot be read is shown with its place, without colours where there is no terminal', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'footwork-run-'));
  try {
    const file = join(folder, 'broken.ts');
    await writeFile(file, 'export default { a: ;\n');
    const { code, err } = await new Promise<{ code: unknown; err: string }>((done) => {
      execFile(process.execPath, ['src/engine/cli/run.mjs', file], (error, _out, text) =>
        done({ code: error?.code, err: text }),
      );
    });
    expect(code).toBe(1);
    expect(err).toContain('broken.ts:1:21');
    expect(err).not.toContain('\u001b');
    expect(err).not.toMatch(/^\s+at /m);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
