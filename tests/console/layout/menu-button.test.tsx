import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { MenuButton } from '../../../src/engine/console/kit/menu-button';
import { MenuChoice, MenuItem } from '../../../src/engine/console/kit/menu-item';

function open() {
  const chosen = vi.fn();
  render(
    <MenuButton label="Options" face="…">
      <MenuItem text="First" onChoose={() => chosen('first')} />
      <MenuChoice text="Second" checked onChoose={() => chosen('second')} />
      <MenuChoice text="Third" checked={false} onChoose={() => chosen('third')} />
    </MenuButton>,
  );
  return { chosen, user: userEvent.setup(), button: screen.getByRole('button', { name: 'Options' }) };
}

const focused = () => document.activeElement?.textContent;

it('opens at the present choice and moves with the arrow keys, round and round', async () => {
  const { user, button } = open();
  await user.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(focused()).toBe('Second');
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('Third');
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('First');
  await user.keyboard('{ArrowUp}');
  expect(focused()).toBe('Third');
  await user.keyboard('{Home}');
  expect(focused()).toBe('First');
  await user.keyboard('{End}');
  expect(focused()).toBe('Third');
});

it('chooses with Enter, and gives the focus back', async () => {
  const { user, button, chosen } = open();
  await user.click(button);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(chosen).toHaveBeenCalledWith('third');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
});

it('closes on Escape and on a press outside', async () => {
  const { user, button, chosen } = open();
  await user.click(button);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
  await user.click(button);
  await user.click(document.body);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(chosen).not.toHaveBeenCalled();
});
