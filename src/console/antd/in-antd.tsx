import type { ComponentType } from 'react';
import { addWords } from '../i18n/words';

interface Loaded<Props> {
  readonly default: ComponentType<Props>;
}

/**
 * A component that uses antd, within antd's theme and words, which come along with it. The frame and the lists
 * do without: antd is half of the code of the console and of the time until it is drawn.
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

async function addAntd(): Promise<void> {
  const { antdWords } = await import('./antd-words');
  await addWords('antd', antdWords);
}
