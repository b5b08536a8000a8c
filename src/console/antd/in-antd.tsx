import { type ComponentType, lazy, Suspense } from 'react';
import { addWords } from '../i18n/words';

interface Loaded<Props> {
  readonly default: ComponentType<Props>;
}

/**
 * Puts a page that uses antd into antd's theme and words, which are loaded with it. The frame and the lists do
 * without: antd is half of the code of the console and of the time until it is drawn.
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

/** A dialog, menu or page made of antd inside of what does without. It is loaded when it is first shown. */
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
