import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { printChoice, readChoice } from '../../../src/engine/console/pages/matrix/matrix-address';
import { moveFocus } from '../../../src/engine/console/pages/matrix/move-focus';

describe('the matrix', () => {
  it.each(['', '?roles=2,3', '?entities=store', '?roles=2&entities=store,partner-config'])(
    'is at %j what it was when it was left',
    (address) => {
      expect(printChoice(readChoice(new URLSearchParams(address)))).toBe(address);
    },
  );

  it('is walked with arrow keys, over what has no button', async () => {
    const row = (...names: string[]) => (
      <tr>
        <th scope="row" />
        {names.map((name) => (
          <td key={name}>{name !== '' && <button type="button">{name}</button>}</td>
        ))}
      </tr>
    );
    render(
      <table onKeyDown={moveFocus}>
        <tbody>
          {row('a', 'b')}
          <tr>
            <th scope="row" />
            <td />
            <td />
          </tr>
          {row('c', 'd')}
        </tbody>
      </table>,
    );
    const user = userEvent.setup();
    screen.getByText('a').focus();
    const walk = async (keys: string) => {
      await user.keyboard(keys);
      return document.activeElement?.textContent;
    };
    expect(await walk('{ArrowRight}')).toBe('b');
    expect(await walk('{ArrowDown}')).toBe('d');
    expect(await walk('{ArrowLeft}')).toBe('c');
    expect(await walk('{ArrowUp}')).toBe('a');
    expect(await walk('{ArrowLeft}{ArrowUp}')).toBe('a');
  });
});
