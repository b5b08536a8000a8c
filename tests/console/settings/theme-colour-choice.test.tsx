import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { ThemeColourChoice } from '../../../src/engine/console/frame/settings/theme-colour-choice';
import { englishConsole } from '../support/words';

beforeAll(englishConsole);

test.each([
  ['Enter', (input: HTMLElement) => fireEvent.keyDown(input, { key: 'Enter' })],
  ['leaving', (input: HTMLElement) => fireEvent.blur(input)],
])('L5: what is no colour is said on %s, not while it is typed', (_end, end) => {
  render(<ThemeColourChoice chosen="#1677ff" />);
  const input = screen.getByRole('textbox');
  fireEvent.change(input, { target: { value: 'zzz' } });
  expect(screen.queryByRole('alert')).toBeNull();
  end(input);
  expect(screen.getByRole('alert').textContent).toContain('#FF0000');
});
