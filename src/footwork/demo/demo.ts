import type { DemoSize } from '../../engine/server/config';
import type { Content } from '../../engine/server/seed/seed';
import { demoPassword } from './accounts';
import { loadDemo } from './load-demo';

/** The demo business as content of an empty database; undefined: none. `onLoad` is called before it is loaded. */
export function demoOf(size: DemoSize, onLoad?: (size: DemoSize) => void): Content | undefined {
  if (size === 'none') return undefined;
  return {
    password: demoPassword,
    load: (work) => {
      onLoad?.(size);
      return loadDemo(work, size);
    },
  };
}
