import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Can, usePerm } from '../../../src/engine/console/data/access/can';
import { SessionContext } from '../../../src/engine/console/data/session';
import type { Actor } from '../../../src/engine/schema/access/actor';
import { actorWith, rootActor } from '../../support/actor';
import { sessionOf } from '../support/session';

afterEach(() => vi.restoreAllMocks());

const show = (actor: Actor, content: ReactNode) =>
  render(<SessionContext value={sessionOf(actor)}>{content}</SessionContext>);

const clerk = actorWith({ perms: ['sys:user:add'] });

describe('P3: an element by its permissions', () => {
  test('is there for who holds one of them, and for ROOT', () => {
    for (const actor of [clerk, rootActor]) {
      const { unmount } = show(
        actor,
        <Can perms={['sys:user:edit', 'sys:user:add']}>
          <button type="button">Add</button>
        </Can>,
      );
      expect(screen.getByRole('button', { name: 'Add' })).toBeDefined();
      unmount();
    }
  });

  test('is not in the page for others', () => {
    const { container } = show(
      clerk,
      <Can perms={['sys:user:delete']}>
        <button type="button">Delete</button>
      </Can>,
    );
    expect(container.innerHTML).toBe('');
  });

  test('throws without a list of permissions, ROOT included, and does not compile', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const wrong = [
      // @ts-expect-error: no list
      <Can key="none">x</Can>,
      // @ts-expect-error: an empty list
      <Can key="empty" perms={[]}>
        x
      </Can>,
      // @ts-expect-error: a bare string
      <Can key="bare" perms="sys:user:add">
        x
      </Can>,
    ];
    for (const element of wrong) expect(() => show(rootActor, element)).toThrow(/as a list/);
  });
});

describe('P3: usePerm', () => {
  function Answer({ ask }: { readonly ask: () => boolean }) {
    return ask() ? 'yes' : 'no';
  }

  test('answers for who is signed in', () => {
    const { container, unmount } = show(clerk, <Answer ask={() => usePerm(['sys:user:add'])} />);
    expect(container.textContent).toBe('yes');
    unmount();
    expect(show(clerk, <Answer ask={() => usePerm(['sys:user:edit'])} />).container.textContent).toBe('no');
  });

  test('throws without a list of permissions, and does not compile', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const wrong = [
      // @ts-expect-error: no list
      () => usePerm(),
      // @ts-expect-error: an empty list
      () => usePerm([]),
      // @ts-expect-error: a bare string
      () => usePerm('sys:user:add'),
    ];
    for (const ask of wrong) expect(() => show(rootActor, <Answer ask={ask} />)).toThrow(/as a list/);
  });
});
