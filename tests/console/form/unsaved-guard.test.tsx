import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { HashRouter, useNavigate } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageTagContext } from '../../../src/engine/console/data/navigation/page-tag';
import { useUnsavedGuard } from '../../../src/engine/console/entity/form/unsaved-guard';

// happy-dom has one page and no Back, so the test simulates the steps of the browser.
let place = 5;
const go = vi.spyOn(history, 'go').mockImplementation(() => undefined);
const heard = vi.fn();

/** Simulates that the browser has moved in its history, with its event. */
function arrive(at: number): void {
  place = at;
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
}

beforeEach(() => {
  place = 5;
  vi.stubGlobal('navigation', {
    get currentEntry() {
      return { index: place };
    },
  });
  localStorage.setItem('accessToken', 'token');
  addEventListener('popstate', heard);
});

afterEach(() => {
  removeEventListener('popstate', heard);
  go.mockClear();
  heard.mockClear();
});

function guard(isHolding: boolean, ask: () => Promise<boolean>) {
  return renderHook(({ holds }) => useUnsavedGuard(holds, ask), {
    initialProps: { holds: isHolding },
    wrapper: HashRouter,
  });
}

describe('the guard of unsaved changes', () => {
  it('undoes Back before the router hears of it, and asks', async () => {
    const ask = vi.fn(async () => false);
    guard(true, ask);
    await act(async () => arrive(4));
    expect(go.mock.calls).toEqual([[1]]);
    await act(async () => arrive(5));
    expect(ask).toHaveBeenCalledTimes(1);
    expect(heard).not.toHaveBeenCalled();
    expect(go).toHaveBeenCalledTimes(1);
  });

  it('repeats the step when the answer is to leave', async () => {
    guard(true, async () => true);
    await act(async () => arrive(3));
    expect(go.mock.calls).toEqual([[2], [-2]]);
    await act(async () => arrive(3));
    expect(heard).toHaveBeenCalled();
  });

  it('lets go when there is nothing to lose', async () => {
    const ask = vi.fn(async () => false);
    guard(true, ask).rerender({ holds: false });
    await act(async () => arrive(4));
    expect(ask).not.toHaveBeenCalled();
    expect(heard).toHaveBeenCalled();
  });

  it('holds the tab open, unless the session is over', () => {
    guard(true, async () => false);
    const close = () => {
      const event = new Event('beforeunload', { cancelable: true });
      dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(close()).toBe(true);
    localStorage.removeItem('accessToken');
    expect(close()).toBe(false);
  });

  it('asks in a page that lives on only where another view takes its place, and holds it for one owner', async () => {
    const ask = vi.fn(async () => true);
    const hold = vi.fn();
    const tab = { isKept: true, name: undefined, setName: vi.fn(), leave: vi.fn(), hold };
    const isLeft = (search: string) => search !== '?draft=1&part=preview';
    const { result } = renderHook(
      () => {
        const one = useUnsavedGuard(true, ask, isLeft);
        useUnsavedGuard(true, ask);
        return { letGo: one, go: useNavigate() };
      },
      {
        wrapper: ({ children }: { children: ReactNode }) => (
          <HashRouter>
            <PageTagContext value={tab}>{children}</PageTagContext>
          </HashRouter>
        ),
      },
    );
    const owners = new Set(hold.mock.calls.map(([owner]) => owner));
    expect(owners.size).toBe(2);
    await act(async () => result.current.go('?draft=1&part=preview'));
    expect(ask).not.toHaveBeenCalled();
    await act(async () => result.current.go('?view=history'));
    expect(ask).toHaveBeenCalledTimes(1);
    hold.mockClear();
    result.current.letGo();
    expect(hold.mock.calls).toEqual([[[...owners][0], undefined]]);
  });
});
