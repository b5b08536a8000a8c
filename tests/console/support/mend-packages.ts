import Module from 'node:module';
import { mended } from '../../../src/engine/console/build/mended-packages';

interface Compiling {
  _compile: (this: unknown, code: string, file: string, ...rest: unknown[]) => unknown;
}

/** Node loads antd and its parts, not Vite: corrects them as the product does. */
const { prototype } = Module as unknown as { readonly prototype: Compiling };
const compile = prototype._compile;

// Files of tests that share a worker run this each.
if (compile.name !== 'compileMended') {
  prototype._compile = function compileMended(code, file, ...rest) {
    return compile.call(this, mended(file, code), file, ...rest);
  };
}
