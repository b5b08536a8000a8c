import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dist, furtherPages } from './application.mjs';
import { isBuilt, sourceHash, stampFile } from './source-hash.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const stamp = sourceHash();

if (isBuilt(stamp)) {
  console.log('The build in dist is up to date.');
} else {
  console.log('Building the console and the server...');
  rmSync(stampFile, { force: true });
  // An inherited NODE_ENV (of a test run, say) would build a development React.
  process.env.NODE_ENV = 'production';
  const begin = new Date();
  try {
    const { build } = await import('vite');
    const { importBundled } = await import('./bundle.mjs');
    // Reports a faulty declaration here, before it fails somewhere in the build.
    const { checkedModel } = await importBundled(join(root, 'src/engine/server/registry.ts'));
    checkedModel();
    const shared = { configFile: join(root, 'vite.config.ts'), logLevel: 'warn' };
    await build(shared);
    for (const { name } of furtherPages()) await build({ ...shared, mode: name });
    await build({ ...shared, build: { ssr: true } });
    const { noteBuild } = await importBundled(join(root, 'src/engine/cli/keep-last-build.ts'));
    await noteBuild(join(dist, 'console'), begin);
  } catch (error) {
    const isDeclaration = error.name === 'ModelError';
    const what = isDeclaration ? 'The declarations have faults.\n\n' : 'The build failed: ';
    console.error(what + error.message);
    process.exit(1);
  }
  writeFileSync(stampFile, stamp);
}
