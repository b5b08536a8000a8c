import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ZoneContext } from '../../../src/engine/console/i18n/use-zone';
import { question } from '../../../src/engine/console/kit/notice/confirm';
import ShareDialog from '../../../src/footwork/sharing/console/share-dialog';
import { envelope, fakeServer } from '../providers/fake-server';
import { englishConsole } from '../support/words';

beforeEach(englishConsole);

const at = '2026-11-21T08:00:00.000Z';
const share = (id: number, locked: boolean, opened: boolean | null) => ({
  id,
  created_at: at,
  ends_at: at,
  locked,
  opened,
});

async function open(made: object = {}) {
  const calls = fakeServer({
    'get /reports/7/shares': envelope([share(1, false, false), share(2, true, true), share(4, false, null)]),
    'post /reports/7/shares': envelope({ id: 3, token: 'a'.repeat(43), ends_at: at, ...made }),
    'post /reports/7/shares/2/unlock': envelope(null),
    'delete /reports/7/shares/1': envelope(null),
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ZoneContext value="Asia/Tokyo">
        <ShareDialog id={7} name="R7" isPending={false} onClose={() => {}} />
      </ZoneContext>
    </QueryClientProvider>,
  );
  await screen.findAllByRole('listitem');
  return calls;
}

test('17.12: a locked link says so, and is unlocked by a button', async () => {
  const calls = await open();
  const [free, locked] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(free).not.toContain('Locked');
  expect(locked).toContain('Locked after too many wrong passwords');
  await userEvent.click(screen.getByRole('button', { name: 'Unlock' }));
  expect(calls.map(({ method, url }) => `${method} ${url}`)).toContain('post /reports/7/shares/2/unlock');
});

test('19.4: the times of a link are by the clock of the report page around the dialog', async () => {
  await open();
  expect(screen.getAllByRole('listitem')[0]?.textContent).toMatch(
    /Nov 21, 2026, 5:00\sPM.*Nov 21, 2026, 5:00\sPM/,
  );
});

test('17.12: a link says whether it was opened, if that is known', async () => {
  await open();
  const [unopened, opened, unknown] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(unopened).toContain('not opened yet');
  expect(opened).toMatch(/, opened/);
  expect(unknown).not.toContain('opened');
});

test('17.12: a link is revoked once the question is answered with yes', async () => {
  const calls = await open();
  const revoked = () => calls.filter(({ method }) => method === 'delete').length;
  for (const [sure, times] of [
    [false, 0],
    [true, 1],
  ] as const) {
    await userEvent.click(screen.getAllByRole('button', { name: 'Revoke' })[0] as HTMLElement);
    await act(async () => question.get()?.answer(sure));
    expect(revoked()).toBe(times);
  }
});

test.each([
  [{ password: '904173' }, '904173'],
  [{ password: null }, 'The store has no query password'],
  [{}, 'It asks for the query password of the store.'],
])('17.12: beside a new link, %j is shown to who hands it over', async (made, words) => {
  await open(made);
  await userEvent.click(screen.getByRole('button', { name: 'Make a link' }));
  expect((await screen.findByText(/Hand it to the customer now/)).parentElement?.textContent).toContain(
    words,
  );
});

test('19.1: a second link is not called copied because the first was', async () => {
  await open();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Make a link' }));
  await user.click(await screen.findByRole('button', { name: 'Copy' }));
  await screen.findByRole('button', { name: 'Copied' });
  fakeServer({
    'get /reports/7/shares': envelope([]),
    'post /reports/7/shares': envelope({ id: 4, token: 'b'.repeat(43), ends_at: at }),
  });
  await user.click(screen.getByRole('button', { name: 'Make a link' }));
  await screen.findByRole('button', { name: 'Copy' });
});
