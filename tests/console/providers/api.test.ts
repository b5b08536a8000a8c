import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { request } from '../../../src/engine/console/data/api';
import { ApiError } from '../../../src/engine/console/data/api-error';
import { expiry } from '../../../src/engine/console/data/expiry';
import { loadConsoleLanguage } from '../../../src/engine/console/i18n/console-language';
import { addWords, startWords } from '../../../src/engine/console/i18n/words';
import { dismissNotice, notices } from '../../../src/engine/console/kit/notice/notify';
import { envelope, fakeServer } from './fake-server';

const texts = () => notices.get().map(({ kind, text }) => `${kind}: ${text}`);

beforeAll(async () => {
  localStorage.setItem('language', 'en');
  await startWords();
  await addWords('console', loadConsoleLanguage);
});

beforeEach(() => {
  for (const { id } of notices.get()) dismissNotice(id);
  localStorage.removeItem('accessToken');
});

describe('a request', () => {
  it('waits 50 seconds and sends token and language', async () => {
    localStorage.setItem('accessToken', 'abc');
    const limit = vi.spyOn(AbortSignal, 'timeout');
    const calls = fakeServer({ 'get /stores': envelope({ list: [] }) });
    expect(await request({ url: '/stores' })).toEqual({ list: [] });
    expect(limit.mock.calls).toEqual([[50_000]]);
    expect(calls[0]?.headers.get('Authorization')).toBe('abc');
    expect(calls[0]?.headers.get('Accept-Language')).toBe('en');
    limit.mockRestore();
  });

  it('sends no token that is not there, or cannot travel in a header', async () => {
    localStorage.setItem('accessToken', 'a\nb');
    const calls = fakeServer({ 'get /stores': envelope(null) });
    await request({ url: '/stores' });
    expect(calls[0]?.headers.has('Authorization')).toBe(false);
  });

  it('sends values by name, several of one name for a list, and JSON or a form', async () => {
    const calls = fakeServer({ 'put /a': envelope(null), 'post /files': envelope(null) });
    const query = { of: ['x', 'y&z'], page: 0, all: false, none: null, unset: undefined };
    await request({ method: 'PUT', url: '/a', query, body: { name: 'Ünal' } });
    const form = new FormData();
    await request({ method: 'POST', url: '/files', body: form });
    expect(calls[0]?.query).toBe('of=x&of=y%26z&page=0&all=false');
    expect(calls[0]?.data).toBe('{"name":"Ünal"}');
    expect(calls[1]?.data).toBe(form);
    // The browser sets the content type of a form itself, with the boundary of its parts.
    expect(calls.map(({ headers }) => headers.get('Content-Type'))).toEqual(['application/json', null]);
  });

  it('returns a file as it is', async () => {
    fakeServer({ 'get /file': { body: 'a,b' } });
    const file = await request<Blob>({ url: '/file', isFile: true });
    expect(await file.text()).toBe('a,b');
  });

  it('rejects a code other than 0 and shows its sentence, or "system error"', async () => {
    fakeServer({
      'get /a': { body: { code: 40900, msg: 'Somebody was faster', data: { fields: ['name'] } } },
      'get /b': { status: 500, body: '<html>' },
    });
    await expect(request({ url: '/a' })).rejects.toMatchObject({
      code: 40900,
      status: 200,
      data: { fields: ['name'] },
    });
    await expect(request({ url: '/b' })).rejects.toMatchObject({ code: 500, status: 500 });
    expect(texts()).toEqual(['error: Somebody was faster', 'error: system error']);
  });

  it('rejects an answer without an envelope, as another server between may give', async () => {
    fakeServer({ 'get /a': { body: '<html>' } });
    await expect(request({ url: '/a' })).rejects.toMatchObject({ code: 200, status: 200 });
    expect(texts()).toEqual(['error: system error']);
  });

  it('says the same thing once, and nothing for a quiet caller', async () => {
    fakeServer({ 'get /a': { status: 400, body: { code: 40000, msg: 'No', data: null } } });
    await Promise.allSettled([
      request({ url: '/a' }),
      request({ url: '/a' }),
      request({ url: '/a', isQuiet: true }),
    ]);
    expect(texts()).toEqual(['error: No']);
  });

  it('gives the messages of a 422 by field', async () => {
    const data = { errors: [{ field: 'name', rule: 'required', message: 'Please fill in Name' }] };
    fakeServer({ 'post /stores': { status: 422, body: { code: 42200, msg: 'Check', data } } });
    const call = { method: 'POST', url: '/stores', isQuiet: true };
    const error = (await request(call).catch((thrown: unknown) => thrown)) as ApiError;
    expect(error).toBeInstanceOf(ApiError);
    expect(error.fieldErrors).toEqual({ name: 'Please fill in Name' });
  });

  it('reads the envelope of a download that failed', async () => {
    fakeServer({ 'get /export': { status: 403, body: { code: 40300, msg: 'Not allowed', data: null } } });
    const call = request({ url: '/export', isFile: true });
    await expect(call).rejects.toMatchObject({ code: 40300, msg: 'Not allowed' });
  });

  it('says so when nobody answers, or too late, or only the beginning arrives', async () => {
    const failures = [new TypeError('Failed to fetch'), new DOMException('', 'TimeoutError')];
    for (const failure of failures) {
      vi.stubGlobal('fetch', () => Promise.reject(failure));
      await expect(request({ url: '/a' })).rejects.toMatchObject({ status: 0 });
    }
    const expected = [
      'error: The server does not answer. Check the network and try again.',
      'error: The server took too long to answer. Try again.',
    ];
    expect(texts()).toEqual(expected);
    const cut = { json: () => Promise.reject(new TypeError('Failed to fetch')) };
    vi.stubGlobal('fetch', async () => cut);
    await expect(request({ url: '/a' })).rejects.toMatchObject({ status: 0, msg: expected[0]?.slice(7) });
  });

  it('says nothing of a call that was cancelled', async () => {
    vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    });
    const control = new AbortController();
    const call = request({ url: '/a', signal: control.signal });
    control.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(texts()).toEqual([]);
  });

  it('announces an expired token, without a notice', async () => {
    const heard = vi.fn();
    const stop = expiry.subscribe(heard);
    fakeServer({ 'get /a': { status: 401, body: { code: 402, msg: 'expired', data: null } } });
    await Promise.allSettled([request({ url: '/a' }), request({ url: '/a', isQuiet: true })]);
    stop();
    expect(expiry.get()).toBe(true);
    expect(heard).toHaveBeenCalled();
    expect(texts()).toEqual([]);
  });
});

describe('A5: a repeat', () => {
  it('of a POST carries the key it came with, or one of its own', async () => {
    const calls = fakeServer({ 'post /things': envelope(null), 'get /things': envelope(null) });
    const call = { method: 'POST', url: '/things' };
    await request(call);
    await request(call);
    await request({ ...call, headers: { 'Idempotency-Key': 'mine' } });
    await request({ url: '/things' });
    const keys = calls.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys.slice(2)).toEqual(['mine', null]);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[0]).not.toBe(keys[1]);
  });
});
