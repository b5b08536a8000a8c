import { act, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { PageBoundary } from '../../../src/engine/console/kit/page-boundary';
import { show } from '../../../src/engine/console/start/root';
import { englishConsole } from '../support/words';

function Failing({ error }: { readonly error: Error }): never {
  throw error;
}

beforeAll(async () => {
  document.body.innerHTML = '<div id="root"></div>';
  await englishConsole();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each([
  [new TypeError('Failed to fetch dynamically imported module: http://127.0.0.1/show-page.js'), []],
  [new TypeError('Cannot read properties of undefined'), ['Cannot read properties of undefined']],
])('X2: of what a page says itself, only a fault of ours goes to the log: %s', async (error, expected) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const reported: string[] = [];
  vi.stubGlobal('reportError', (fault: Error) => reported.push(fault.message));
  await act(async () =>
    show(
      <PageBoundary key={error.message}>
        <Failing error={error} />
      </PageBoundary>,
    ),
  );
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  expect(reported).toEqual(expected);
  expect(logged).not.toHaveBeenCalled();
});
