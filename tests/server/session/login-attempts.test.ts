import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Envelope } from '../../../src/engine/schema/contract/envelope';
import * as challenges from '../../../src/engine/server/accounts/challenges';
import * as picture from '../../../src/engine/server/accounts/verify-picture';
import { buildApp } from '../../../src/engine/server/app';
import { createContext } from '../../../src/engine/server/create-context';
import { systemTable } from '../../../src/engine/server/database/system-schema';
import * as passwords from '../../../src/engine/server/entity/write/password';
import { loadModel } from '../../../src/engine/server/registry';
import { findProof } from '../../support/find-proof';
import { type Fixture, openFixture, password } from '../app/fixture';
import { oneEngine, openTables } from '../database/engines';

const home = '192.0.2.1';
const seconds = 1000;

describe.each(oneEngine)('guessing passwords on %s', (engine) => {
  let fixture: Fixture;
  const judged = () => vi.mocked(passwords.verifyPassword).mock.calls.length;

  beforeAll(async () => {
    fixture = await openFixture({}, await openTables(engine, 'login_attempts', loadModel()));
  }, 180_000);
  beforeEach(async () => {
    await fixture.reset();
    vi.spyOn(picture, 'randomCode').mockReturnValue('AHKX');
    vi.spyOn(passwords, 'verifyPassword').mockImplementation(async (_hash, given) => given === password);
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => fixture.close());

  const later = (ms: number) => {
    fixture.clock.now = new Date(fixture.clock.now.getTime() + ms);
  };

  type Answer = Envelope<Record<string, string> | null>;

  async function login(ip: string, given: string, more: object = {}, app = fixture.app): Promise<Answer> {
    const payload = { username: 'operator', password: given, utype: '1', ...more };
    const answer = await app.inject({ method: 'POST', url: '/manger/login', payload, remoteAddress: ip });
    return answer.json();
  }

  /** A browser that keeps its cookies at every address. */
  function browserOf(): (ip: string, given: string, more?: object) => Promise<Answer> {
    const kept = new Map<string, string>();
    return async (remoteAddress, given, more = {}) => {
      const payload = { username: 'operator', password: given, utype: '1', ...more };
      const cookies = Object.fromEntries(kept);
      const answer = await fixture.app.inject({
        method: 'POST',
        url: '/manger/login',
        payload,
        remoteAddress,
        cookies,
      });
      for (const { name, value } of answer.cookies) kept.set(name, value);
      return answer.json();
    };
  }

  /** Signs in with a solved challenge, as a machine could. */
  async function solved(ip: string, given: string): Promise<Answer> {
    const { data } = (await fixture.app.inject({ url: '/manger/captcha', remoteAddress: ip })).json<Answer>();
    return login(ip, given, { captchaKey: data?.captchaKey, captchaCode: 'AHKX' });
  }

  const addresses = Array.from({ length: 120 }, (_, at) => `10.0.${Math.floor(at / 100)}.${at % 100}`);

  test('S2: of many attempts at once no more than three are judged', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, (_, at) => login(home, `wrong-${at}`)));
    expect(judged()).toBe(3);
    expect(answers.filter(({ code }) => code === 40101)).toHaveLength(3);
    expect(answers.filter(({ code }) => code === 42900)).toHaveLength(22);
  });

  test('two servers on one database count together', async () => {
    const context = createContext(fixture.database, fixture.context.model, { now: () => fixture.clock.now });
    const other = await buildApp(context);
    const apps = Array.from({ length: 24 }, (_, at) => (at % 2 ? other : fixture.app));
    await Promise.all(apps.map((app, at) => login(addresses[at] ?? home, 'wrong-one', {}, app)));
    expect(judged()).toBe(3);
    await other.close();
  });

  test('120 addresses that solve every challenge are held up by ever longer pauses, up to five seconds', async () => {
    await Promise.all(addresses.map((ip) => login(ip, 'wrong-one')));
    expect(judged()).toBe(3);
    for (const [round, pause] of [1, 2, 4, 5, 5, 5, 5, 5].entries()) {
      // Each round uses other addresses, none of which has failed too often itself.
      const some = addresses.slice(round * 12, round * 12 + 12);
      const before = judged();
      later(pause * seconds - 1);
      await Promise.all(some.slice(0, 3).map((ip) => solved(ip, 'wrong-two')));
      expect(judged()).toBe(before);
      later(1);
      await Promise.all(some.map((ip) => solved(ip, 'wrong-two')));
      expect(judged()).toBe(before + 1);
    }
  });

  test('one address that solves every challenge waits up to a minute', async () => {
    for (let at = 0; at < 3; at++) await login(home, 'wrong-one');
    for (const pause of [1, 2, 4, 8, 16, 32, 60, 60]) {
      const before = judged();
      later(pause * seconds - 1);
      await solved(home, 'wrong-two');
      expect(judged()).toBe(before);
      later(1);
      await solved(home, 'wrong-two');
      expect(judged()).toBe(before + 1);
    }
  });

  test('17.10: of 200 guesses at once no more than three are judged, each with its challenge solved', async () => {
    const many = Array.from({ length: 200 }, (_, at) => `10.1.${Math.floor(at / 100)}.${at % 100}`);
    await Promise.all(many.map((ip) => login(ip, 'wrong-one')));
    expect(judged()).toBe(3);
    later(5 * seconds);
    await Promise.all(many.map((ip) => solved(ip, 'wrong-two')));
    expect(judged()).toBe(4);
  });

  test('17.10: two addresses with a request a minute each do not keep the owner out from new ones', async () => {
    const strangers = ['198.51.100.1', '198.51.100.2'];
    for (let at = 0; at < 4; at++) await login(strangers[at % 2] ?? '', 'wrong-one');
    for (let half = 0; half < 60; half++) {
      later(30 * seconds);
      await solved(strangers[half % 2] ?? '', 'wrong-two');
      if (half % 20 < 19) continue;
      // The owner is refused immediately after an attempt of the attackers, but not 5 seconds later.
      const fresh = `203.0.113.${half}`;
      expect((await solved(fresh, password)).code).toBe(42900);
      later(5 * seconds);
      expect((await solved(fresh, password)).code).toBe(0);
      later(-5 * seconds);
    }
  });

  test('17.10: a browser that signed in before is judged at a new address while strangers attack', async () => {
    const known = browserOf();
    expect((await known(home, password)).code).toBe(0);
    for (let at = 0; at < 12; at++) await solved(addresses[at] ?? '', 'wrong-one');
    expect((await known('192.0.2.9', password)).code).toBe(0);
    expect((await browserOf()('192.0.2.10', password)).code).not.toBe(0);
  });

  test('17.10: a known browser is judged where its address has used up its requests', async () => {
    const known = browserOf();
    await known(home, password);
    for (let at = 0; at < 31; at++) await login('192.0.2.9', '');
    expect((await browserOf()('192.0.2.9', password)).code).toBe(42900);
    expect((await known('192.0.2.9', password)).code).toBe(0);
  });

  test('17.10: failures in a known browser hold up that browser, wherever it is, for that account', async () => {
    const [known, other] = [browserOf(), browserOf()];
    await known(home, password);
    await other(home, password);
    for (let at = 0; at < 3; at++) expect((await known(addresses[at] ?? '', 'wrong-one')).code).toBe(40101);
    expect((await known('192.0.2.9', password)).code).toBe(42900);
    expect((await other('192.0.2.9', password)).code).toBe(0);
    expect((await login('192.0.2.10', password)).code).toBe(0);
    // The browser is known for one account only.
    for (let at = 0; at < 4; at++) await login(addresses[at + 10] ?? '', 'wrong-one', { username: 'root' });
    expect((await known('192.0.2.11', password, { username: 'root' })).code).not.toBe(0);
  });

  test('17.10: a browser stays known to all accounts that signed in with it', async () => {
    const known = browserOf();
    await known(home, password);
    await known(home, password, { username: 'root' });
    for (let at = 0; at < 4; at++) {
      await login(addresses[at] ?? '', 'wrong-one');
      await login(addresses[at + 10] ?? '', 'wrong-one', { username: 'root' });
    }
    expect((await known('192.0.2.9', password)).code).toBe(0);
    expect((await known('192.0.2.9', password, { username: 'root' })).code).toBe(0);
  });

  test('17.10: a browser is forgotten when somebody else resets the password', async () => {
    const known = browserOf();
    await known(home, password);
    const reset = await fixture.app.inject({
      method: 'POST',
      url: '/manger/2/resetPassword',
      headers: await fixture.signIn('root'),
      payload: {},
    });
    expect(reset.json().code).toBe(0);
    const rows = await fixture.database.kysely.selectFrom(systemTable('known_browser')).selectAll().execute();
    expect(rows).toEqual([]);
  });

  test('17.10: the browsers that an account used last are kept, at most twenty', async () => {
    const [first, second] = [browserOf(), browserOf()];
    for (const browser of [first, second]) await browser(home, password);
    later(seconds);
    await first(home, password);
    for (let at = 0; at < 19; at++) {
      later(seconds * 3);
      await browserOf()(home, password);
    }
    const rows = await fixture.database.kysely.selectFrom(systemTable('known_browser')).selectAll().execute();
    expect(rows).toHaveLength(20);
    for (let at = 0; at < 4; at++) await login(addresses[at] ?? '', 'wrong-one');
    expect((await first('192.0.2.9', password)).code).toBe(0);
    for (let at = 0; at < 4; at++) await login(addresses[at + 5] ?? '', 'wrong-one');
    expect((await second('192.0.2.10', password)).code).not.toBe(0);
  });

  test('17.10: a made-up browser is a stranger', async () => {
    for (let at = 0; at < 4; at++) await login(addresses[at] ?? '', 'wrong-one');
    const answer = await fixture.app.inject({
      method: 'POST',
      url: '/manger/login',
      payload: { username: 'operator', password, utype: '1' },
      cookies: { footwork_browser: 'x'.repeat(43) },
      remoteAddress: '192.0.2.9',
    });
    expect(answer.json().code).toBe(42900);
  });

  test('the owner gets in from an address that is known, and from another after five seconds at most', async () => {
    expect((await login(home, password)).code).toBe(0);
    for (let at = 0; at < 30; at++) {
      await solved(addresses[at] ?? '', 'wrong-one');
      later(10 * seconds);
    }
    await solved(addresses[50] ?? '', 'wrong-one');
    expect((await login(home, password)).code).toBe(0);
    expect((await solved('192.0.2.9', password)).code).toBe(42900);
    later(5 * seconds);
    expect((await solved('192.0.2.9', password)).code).toBe(0);
  });

  test('failures at a known address hold up that address only', async () => {
    expect((await login(home, password)).code).toBe(0);
    for (let at = 0; at < 4; at++) await login(home, 'wrong-one');
    expect((await login(home, password)).code).toBe(42900);
    later(seconds);
    expect((await login(home, password)).code).toBe(40102);
    expect((await login('192.0.2.9', password)).code).toBe(0);
  });

  test('the addresses of an IPv6 network count as one', async () => {
    for (const at of [1, 2, 3]) await login(`2001:db8::${at}`, 'wrong-one', { username: `nobody-${at}` });
    expect((await login('2001:db8::4', password)).code).toBe(42900);
    expect((await login('2001:db8:0:1::4', password)).code).toBe(0);
    later(seconds);
    const { data } = await login('2001:db8::5', password);
    const solution = { captchaKey: data?.captchaKey, captchaCode: 'AHKX' };
    expect((await login('2001:db8::6', password, solution)).code).toBe(0);
    for (let at = 0; at < 4; at++) await login('2001:db8:0:2::1', 'wrong-one');
    expect((await login('2001:db8::7', password)).code).toBe(0);
    for (let at = 8; at < 34; at++) await login(`2001:db8::${at}`, '');
    expect((await login('2001:db8::35', password)).code).toBe(42900);
  });

  test('the addresses of an IPv6 network ask for the challenges of one', async () => {
    const ask = async (ip: string) =>
      (await fixture.app.inject({ url: '/manger/captcha', remoteAddress: ip })).json<Answer>().code;
    for (let at = 0; at < 30; at++) expect(await ask(`2001:db8::${at}`)).toBe(0);
    expect(await ask('2001:db8::30')).toBe(42900);
  });

  test('an attempt that used up its challenge and has to wait gets the next one', async () => {
    for (let at = 0; at < 3; at++) await login(home, 'wrong-one');
    later(seconds);
    vi.spyOn(challenges, 'consumeChallenge').mockImplementationOnce(async () => {
      expect((await solved(home, 'wrong-two')).code).toBe(40101);
      return true;
    });
    const { code, data } = await solved(home, password);
    expect(code).toBe(42900);
    later(2 * seconds);
    const next = { captchaKey: data?.captchaKey, captchaCode: 'AHKX' };
    expect((await login(home, password, next)).code).toBe(0);
  });

  test('a challenge is solved by work instead of sight', async () => {
    let data: Answer['data'] = null;
    for (let at = 0; at < 3; at++) ({ data } = await login(home, 'wrong-one'));
    later(seconds);
    const captchaKey = data?.captchaKey ?? '';
    const captchaProof = findProof(captchaKey, 'operator');
    expect((await login(home, password, { captchaKey, captchaProof })).code).toBe(0);
  });

  test('a name that nobody has is held up like any other', async () => {
    const codes: number[] = [];
    for (let at = 0; at < 4; at++) codes.push((await login(home, 'wrong-one', { username: 'ghost' })).code);
    expect(codes).toEqual([40101, 40101, 40101, 42900]);
  });
});
