import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endpointQuery } from '../../../src/engine/console/data/endpoint/use-endpoint';
import { expiry } from '../../../src/engine/console/data/expiry';
import { followSession } from '../../../src/engine/console/data/live/follow-session';
import { takeReason } from '../../../src/engine/console/data/live/leaving';
import type { Session } from '../../../src/engine/console/data/session';
import { errorCatalogue } from '../../../src/engine/schema/contract/app-error';
import type { Endpoint } from '../../../src/engine/schema/contract/endpoint';
import { getMenuDrafts } from '../../../src/engine/schema/contract/endpoints/menu-draft';
import { getMenuTree } from '../../../src/engine/schema/contract/endpoints/menu-tree';
import { getNotices } from '../../../src/engine/schema/contract/endpoints/notice';
import { englishConsole } from '../support/words';

const user = { userId: 1, username: 'op', utype: 1, roles: ['ADMIN'], perms: [], scope: 'all', fields: {} };
const failed = (code: number) => ({ code, msg: 'No', data: null });

let answers: unknown[];
let say: (type: string) => void;
let stop: AbortController;
let leaveExpiry: () => void;
const client = new QueryClient();
const change = vi.fn<(session: Session) => void>();
const expired = vi.fn();

beforeEach(async () => {
  await englishConsole();
  vi.useFakeTimers();
  answers = [];
  stop = new AbortController();
  change.mockReset();
  expired.mockReset();
  leaveExpiry = expiry.subscribe(expired);
  const body = new ReadableStream<Uint8Array>({
    start(control) {
      say = (type) => control.enqueue(new TextEncoder().encode(`data: ${JSON.stringify({ type })}\n\n`));
    },
  });
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/events') return { status: 200, ok: true, body };
    if (path !== '/manger/getUserInfo') return { json: async () => ({ code: 0, msg: '', data: [] }) };
    const answer = answers.shift() ?? { code: 0, msg: '', data: user };
    if (answer instanceof Error) throw answer;
    return { json: async () => answer };
  });
});

afterEach(() => {
  stop.abort();
  leaveExpiry();
  client.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const follow = () => void followSession(client, change, stop.signal);

it.each([
  ['nobody answers', new TypeError('Failed to fetch')],
  ['there were too many requests', failed(errorCatalogue.tooManyRequests.code)],
  ['the server fails', failed(errorCatalogue.systemError.code)],
])('asks again, and says nothing of an expired session, when %s', async (_, answer) => {
  answers = [answer];
  follow();
  await wait(0);
  expect(change).not.toHaveBeenCalled();
  await wait(5000);
  expect(change).toHaveBeenCalledOnce();
  expect(expired).not.toHaveBeenCalled();
});

it('says that the session has expired when that is the answer', async () => {
  answers = [failed(errorCatalogue.sessionExpired.code)];
  follow();
  await wait(0);
  expect(expired).toHaveBeenCalledOnce();
  expect(change).not.toHaveBeenCalled();
});

it.each([
  ['has no role any more', { ...user, roles: [] }, 'getUserInfo: roles must be a non-null array!'],
  ['is not said to be anybody', null, 'Verification failed, please Login again.'],
])('S3: reloads, with the reason kept, when the account %s', async (_, data, reason) => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  follow();
  await wait(0);
  expect(reload).not.toHaveBeenCalled();
  answers = [{ code: 0, msg: '', data }];
  say('access');
  await wait(0);
  expect(reload).toHaveBeenCalledOnce();
  expect(takeReason()).toBe(reason);
  expect(change).toHaveBeenCalledOnce();
  expect(expired).not.toHaveBeenCalled();
});

it('keeps reading after news that could not be shown', async () => {
  const uncaught = vi.fn();
  process.on('unhandledRejection', uncaught);
  change.mockImplementationOnce(() => {
    throw new Error('Not drawn');
  });
  follow();
  await wait(0);
  say('access');
  await wait(0);
  expect(change).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
  await vi.waitFor(() => expect(uncaught).toHaveBeenCalledOnce());
  process.off('unhandledRejection', uncaught);
});

it('fetches the menus and their drafts again when these have changed, and for nothing else when only drafts have', async () => {
  let [asked, askedTree] = [0, 0];
  const watch = (endpoint: Endpoint, queryFn: () => Promise<number>) =>
    new QueryObserver(client, {
      ...endpointQuery(endpoint, {}),
      queryFn,
      staleTime: Number.POSITIVE_INFINITY,
    }).subscribe(() => undefined);
  const leave = [watch(getMenuDrafts, async () => ++asked), watch(getMenuTree, async () => ++askedTree)];
  await wait(0);
  follow();
  await wait(0);
  const counts = () => [asked, askedTree, change.mock.calls.length];
  const [drafts = 0, trees = 0, read = 0] = counts();
  say('drafts');
  await wait(0);
  expect(counts()).toEqual([drafts + 1, trees, read]);
  say('message');
  await wait(0);
  expect(counts()).toEqual([drafts + 1, trees, read]);
  say('menus');
  await wait(0);
  expect(counts()).toEqual([drafts + 2, trees + 1, read + 1]);
  for (const stop of leave) stop();
});

it('fetches the messages again when one comes while they are on their way', async () => {
  const given: ((count: number) => void)[] = [];
  const observer = new QueryObserver(client, {
    ...endpointQuery(getNotices, {}),
    queryFn: () => new Promise<number>((resolve) => given.push(resolve)),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const leave = observer.subscribe(() => undefined);
  given[0]?.(0);
  await wait(0);
  follow();
  await wait(0);
  const before = given.length;
  say('message');
  await wait(0);
  expect(given).toHaveLength(before + 1);
  given[before - 1]?.(0);
  given[before]?.(1);
  await wait(0);
  expect(observer.getCurrentResult().data).toBe(1);
  leave();
});
