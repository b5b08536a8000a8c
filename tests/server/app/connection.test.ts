import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeEach, expect, test } from 'vitest';
import { openForTests } from '../../support/open-for-tests';
import { openFixture } from './fixture';

const fixture = openForTests(() => openFixture());
let port: number;
let finishSlow: (() => void) | undefined;

beforeEach(async () => {
  await fixture.reset();
  fixture.app.get('/test/slow', async () => {
    await new Promise<void>((resolve) => {
      finishSlow = resolve;
    });
    return { done: true };
  });
  await fixture.app.listen({ port: 0 });
  port = (fixture.app.server.address() as AddressInfo).port;
});

async function send(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}

const envelopeOf = (answer: string) => JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4));

test('what is not HTTP is answered with an envelope', async () => {
  const answer = await send('NONSENSE\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('x-content-type-options: nosniff');
  expect(envelopeOf(answer)).toMatchObject({ code: 40000, data: null });
});

test('so are headers without end', async () => {
  const answer = await send(`GET /health HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  expect(envelopeOf(answer)).toMatchObject({ code: 43100 });
});

test.each([
  ['no Host', 'GET /nowhere HTTP/1.1\r\nConnection: close\r\n\r\n', 404],
  ['an odd method', 'PROPFIND /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 405],
  ['an odd expectation', 'GET /nowhere HTTP/1.1\r\nHost: x\r\nExpect: tea\r\nConnection: close\r\n\r\n', 404],
  [
    'an upgrade',
    'GET /nowhere HTTP/1.1\r\nHost: x\r\nUpgrade: tea\r\nConnection: upgrade, close\r\n\r\n',
    404,
  ],
  [
    'two lengths',
    'POST /nowhere HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx',
    400,
  ],
])('a request with %s gets an envelope', async (_, bytes, status) => {
  const answer = await send(bytes);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(envelopeOf(answer).code).toBeGreaterThan(0);
});

test('a stop finishes what is under way and refuses what comes after', async () => {
  let requests = 0;
  fixture.app.server.on('request', () => {
    requests += 1;
  });
  const socket = connect(port, '127.0.0.1');
  const answers = text(socket);
  socket.write('GET /test/slow HTTP/1.1\r\nHost: x\r\n\r\n');
  await expect.poll(() => finishSlow).toBeDefined();
  const closed = fixture.app.close();
  socket.write('GET /health HTTP/1.1\r\nHost: x\r\n\r\n');
  await expect.poll(() => requests).toBe(2);
  finishSlow?.();
  await closed;
  expect(await answers).toMatch(/^HTTP\/1\.1 200 OK[\s\S]+{"done":true}HTTP\/1\.1 503 [\s\S]+"code":50300/);
});
