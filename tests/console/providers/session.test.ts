import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadSession } from '../../../src/engine/console/data/session';
import { forgetSession, requestSession } from '../../../src/engine/console/data/session-request';
import { loadConsoleLanguage } from '../../../src/engine/console/i18n/console-language';
import { addWords, startWords } from '../../../src/engine/console/i18n/words';
import { actorWith } from '../../support/actor';

const user = {
  userId: 1,
  username: 'op',
  nickname: 'Op',
  avatar: null,
  utype: 1,
  roles: ['ADMIN'],
  perms: ['a:b:c'],
  ties: { partner: [], store: [] },
  scope: 'all',
  fields: {},
  settings: [],
  zone: null,
  mustChange: false,
};

function answerWith(answers: Record<string, unknown>) {
  const fetch = vi.fn(async (path: string) => ({
    json: async () => answers[path] ?? { code: 0, msg: '', data: [] },
  }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const told = (data: unknown) => ({ '/manger/getUserInfo': { code: 0, msg: '', data } });

beforeAll(async () => {
  localStorage.setItem('language', 'en');
  await startWords();
  await addWords('console', loadConsoleLanguage);
});

beforeEach(forgetSession);

afterEach(() => vi.unstubAllGlobals());

describe('loadSession', () => {
  it('gives the actor that access is decided for', async () => {
    answerWith(told({ ...user, utype: 3, ties: { partner: [], store: [9, 12] }, scope: 'store' }));
    const { actor, menus } = await loadSession('token');
    expect(actor).toMatchObject(
      actorWith({ username: 'op', utype: 3, roles: ['ADMIN'], perms: ['a:b:c'], store: 9, stores: [9, 12] }),
    );
    expect(menus).toEqual([]);
  });

  it('asks once per token', async () => {
    const fetch = answerWith(told(user));
    requestSession('token');
    await loadSession('token');
    expect(fetch).toHaveBeenCalledTimes(2);
    await loadSession('another');
    expect(fetch).toHaveBeenCalledTimes(4);
  });

  it.each([
    ['no data', told(null), 'Verification failed, please Login again.'],
    ['no roles', told({ ...user, roles: [] }), 'getUserInfo: roles must be a non-null array!'],
    ['roles missing', told({ ...user, roles: undefined }), 'getUserInfo: roles must be a non-null array!'],
    ['a refusal', { '/manger/getUserInfo': { code: 402, msg: 'Expired', data: null } }, 'Expired'],
    [
      'menus refused',
      { ...told(user), '/menus/routes': { code: 50000, msg: '', data: null } },
      'system error',
    ],
  ])('rejects with words on %s', async (_, answers, message) => {
    answerWith(answers);
    await expect(loadSession('token')).rejects.toThrow(message);
  });

  it('rejects with words when nobody answers', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(loadSession('token')).rejects.toThrow('The server does not answer');
  });
});
