import { type ComponentType, lazy, Suspense } from 'react';
import { addWords } from '../i18n/words';

interface Loaded<Props> {
  readonly default: ComponentType<Props>;
}

/**
 * Wraps a page that uses antd in antd's theme. Theme and words load together with the page. The frame and the lists
 * do not use antd, which is half of the console's code and of its time to first paint.
 */
export async function inAntd<Props extends object>(loading: Promise<Loaded<Props>>): Promise<Loaded<Props>> {
  const [{ default: Inner }, { AntdTheme }] = await Promise.all([loading, import('./antd-theme'), addAntd()]);
  return {
    default: (props) => (
      <AntdTheme>
        <Inner {...props} />
      </AntdTheme>
    ),
  };
}

/** Loads an antd dialog, menu or page on first render, for use in a component without antd. */
export function lazyInAntd<Props extends object>(load: () => Promise<Loaded<Props>>): ComponentType<Props> {
  const Popup = lazy(() => inAntd(load())) as unknown as ComponentType<Props>;
  return (props) => (
    <Suspense>
      <Popup {...props} />
    </Suspense>
  );
}

async function addAntd(): Promise<void> {
  const { antdWords } = await import('./antd-words');
  await addWords('antd', antdWords);
}
