import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AntdTheme } from '../../../src/engine/console/antd/antd-theme';
import { englishConsole } from '../support/words';

it('an arrow in a list of choices scrolls no page, also once another part with antd is gone', async () => {
  await englishConsole();
  const part = (name: string) => (
    <AntdTheme>
      <input role="combobox" aria-label={name} aria-expanded={false} aria-controls="none" />
    </AntdTheme>
  );
  render(part('stays'));
  render(part('goes')).unmount();
  // False where the default action of the browser is prevented.
  expect(fireEvent.keyDown(screen.getByRole('combobox', { name: 'stays' }), { key: 'ArrowDown' })).toBe(
    false,
  );
});
