import Module from 'node:module';
import { mended } from '../../../src/engine/console/build/mended-packages';

interface Compiling {
  _compile: (this: unknown, code: string, file: string, ...rest: unknown[]) => unknown;
}

/**
 * Node loads antd and its parts, not Vite, so this patches Node's loader as the product's build patches the
 * packages.
 */
const { prototype } = Module as unknown as { readonly prototype: Compiling };
const compile = prototype._compile;

// Each test file of a worker runs this module.
if (compile.name !== 'compileMended') {
  prototype._compile = function compileMended(code, file, ...rest) {
    return compile.call(this, mended(file, code), file, ...rest);
  };
}
