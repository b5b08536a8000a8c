import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { SessionList, useOwnSessions } from '../../../src/engine/console/overrides/manager/session-list';
import type { SessionInfo } from '../../../src/engine/schema/contract/endpoints/account';
import { envelope, fakeServer } from '../providers/fake-server';
import { englishConsole } from '../support/words';

beforeEach(englishConsole);

function OwnSessions() {
  return <SessionList sessions={useOwnSessions()} endAll={() => 'End all others'} />;
}

const at = '2026-11-21T08:00:00.000Z';
const session = (id: number): SessionInfo => ({
  id,
  createdAt: at,
  lastUsedAt: at,
  expiresAt: at,
  ip: '10.0.0.1',
  userAgent: null,
  current: id === 1,
});

test.each([
  [[1], []],
  [
    [1, 2],
    ['End all others', 'End'],
  ],
  [
    [1, 2, 3],
    ['End all others', 'End', 'End'],
  ],
])('S5: of the sessions %j, all others are ended by a button above them: %j', async (ids, buttons) => {
  fakeServer({ 'get /sessions': envelope(ids.map(session)) });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OwnSessions />
    </QueryClientProvider>,
  );
  await screen.findAllByRole('listitem');
  const named = screen.queryAllByRole('button').map((button) => button.textContent);
  expect(named).toEqual(buttons);
});
