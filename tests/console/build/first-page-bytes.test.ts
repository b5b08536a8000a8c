import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import { browserConfig } from '../../../vite.config';
import { firstPages } from './first-pages';
import { guardFirstPages } from './guard-first-pages';
import { sharedReports } from './shared-reports';

afterEach(() => vi.unstubAllEnvs());

// The guard belongs to these checks: a user's build with more entities is never refused for its size.
test.each([
  { mode: 'production', pages: firstPages },
  { mode: 'share', pages: sharedReports },
])(
  '17.2: no first page of the build $mode needs antd, charts or more than its bytes',
  async ({ mode, pages }) => {
    vi.stubEnv('NODE_ENV', 'production');
    const outDir = mkdtempSync(join(tmpdir(), 'footwork-first-pages-'));
    try {
      const config = browserConfig(mode);
      const building = build({
        ...config,
        configFile: false,
        logLevel: 'silent',
        mode,
        build: { ...config.build, outDir, emptyOutDir: true },
        plugins: [config.plugins, guardFirstPages(pages)],
      });
      await expect(building).resolves.toBeDefined();
    } finally {
      rmSync(outDir, { recursive: true, force: true });
    }
  },
  240_000,
);
