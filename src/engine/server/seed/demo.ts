import content from '#app/content';
import type { DemoSize } from '../config';
import type { Content } from './seed';

/**
 * The application's demo business as content of an empty database; undefined: none. `onLoad` is called before it is
 * loaded.
 */
export function demoOf(size: DemoSize, onLoad?: (size: DemoSize) => void): Content | undefined {
  const { demo } = content;
  if (size === 'none' || !demo) return undefined;
  return {
    password: demo.password,
    load: (work) => {
      onLoad?.(size);
      return demo.load(work, size);
    },
  };
}
