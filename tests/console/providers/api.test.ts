import { AxiosError, CanceledError } from 'axios';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, quietApi } from '../../../src/engine/console/data/api';
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

describe('api', () => {
  it('waits 50 seconds and sends token and language', async () => {
    localStorage.setItem('accessToken', 'abc');
    const calls = fakeServer({ 'get /stores': envelope({ list: [] }) });
    expect((await api.get('/stores')).data).toEqual({ list: [] });
    expect(calls[0]?.timeout).toBe(50_000);
    expect(calls[0]?.headers.get('Authorization')).toBe('abc');
    expect(calls[0]?.headers.get('Accept-Language')).toBe('en');
  });

  it('sends no token that is not there, or cannot travel in a header', async () => {
    localStorage.setItem('accessToken', 'a\nb');
    const calls = fakeServer({ 'get /stores': envelope(null) });
    await api.get('/stores');
    expect(calls[0]?.headers.has('Authorization')).toBe(false);
  });

  it('lets through what is no envelope', async () => {
    fakeServer({ 'get /file': { body: new ArrayBuffer(3) } });
    expect((await api.get('/file')).data).toBeInstanceOf(ArrayBuffer);
  });

  it('rejects a code other than 0 and shows its sentence, or "system error"', async () => {
    fakeServer({
      'get /a': { body: { code: 40900, msg: 'Somebody was faster', data: { fields: ['name'] } } },
      'get /b': { status: 500, body: '<html>' },
    });
    await expect(api.get('/a')).rejects.toMatchObject({
      code: 40900,
      status: 200,
      data: { fields: ['name'] },
    });
    await expect(api.get('/b')).rejects.toMatchObject({ code: 500, status: 500 });
    expect(texts()).toEqual(['error: Somebody was faster', 'error: system error']);
  });

  it('says the same thing once, and nothing for a quiet caller', async () => {
    fakeServer({ 'get /a': { status: 400, body: { code: 40000, msg: 'No', data: null } } });
    await Promise.allSettled([
      api.get('/a'),
      api.get('/a'),
      quietApi.get('/a'),
      api.get('/a', { quiet: true }),
    ]);
    expect(texts()).toEqual(['error: No']);
  });

  it('gives the messages of a 422 by field', async () => {
    const data = { errors: [{ field: 'name', rule: 'required', message: 'Please fill in Name' }] };
    fakeServer({ 'post /stores': { status: 422, body: { code: 42200, msg: 'Check', data } } });
    const error = (await quietApi.post('/stores').catch((thrown: unknown) => thrown)) as ApiError;
    expect(error).toBeInstanceOf(ApiError);
    expect(error.fieldErrors).toEqual({ name: 'Please fill in Name' });
  });

  it('reads the envelope of a download that failed', async () => {
    const body = new Blob([JSON.stringify({ code: 40300, msg: 'Not allowed', data: null })]);
    fakeServer({ 'get /export': { status: 403, body } });
    await expect(api.get('/export')).rejects.toMatchObject({ code: 40300, msg: 'Not allowed' });
  });

  it('says so when nobody answers, or too late', async () => {
    api.defaults.adapter = (config) => Promise.reject(new AxiosError('', AxiosError.ERR_NETWORK, config));
    await expect(api.get('/a')).rejects.toMatchObject({ status: 0 });
    api.defaults.adapter = (config) => Promise.reject(new AxiosError('', AxiosError.ECONNABORTED, config));
    await expect(api.get('/a')).rejects.toMatchObject({ status: 0 });
    expect(texts()).toEqual([
      'error: The server does not answer. Check the network and try again.',
      'error: The server took too long to answer. Try again.',
    ]);
  });

  it('says nothing of a call that was cancelled', async () => {
    api.defaults.adapter = () => Promise.reject(new CanceledError());
    await expect(api.get('/a')).rejects.toBeInstanceOf(CanceledError);
    expect(texts()).toEqual([]);
  });

  it('announces an expired token, without a notice', async () => {
    const heard = vi.fn();
    const stop = expiry.subscribe(heard);
    fakeServer({ 'get /a': { status: 401, body: { code: 402, msg: 'expired', data: null } } });
    await Promise.allSettled([api.get('/a'), quietApi.get('/a')]);
    stop();
    expect(expiry.get()).toBe(true);
    expect(heard).toHaveBeenCalled();
    expect(texts()).toEqual([]);
  });
});

describe('A5: a repeat', () => {
  it('of a POST carries the key it came with, or one of its own', async () => {
    const calls = fakeServer({ 'post /things': envelope(null), 'get /things': envelope(null) });
    await api.post('/things');
    await api.post('/things');
    await api.post('/things', null, { headers: { 'Idempotency-Key': 'mine' } });
    await api.get('/things');
    const keys = calls.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys.slice(2)).toEqual(['mine', undefined]);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[0]).not.toBe(keys[1]);
  });
});
