import { syncBuiltinESMExports } from 'node:module';
import zlib from 'node:zlib';

// Only for the build, which `npm start` runs in a process of its own: the server compresses as always.
if (process.argv[1]?.endsWith('build.mjs')) {
  const { brotliCompress } = zlib;
  const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MIN_QUALITY };
  zlib.brotliCompress = (content, _options, done) => brotliCompress(content, { params }, done);
  syncBuiltinESMExports();
}
