import { once } from 'node:events';
import { Agent, type ClientRequest, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createDatabase } from '../../support/postgres';
import { buildServer, removeServer, ServerProcess } from './server-process';

const connections = 25;
let server: ServerProcess;

beforeAll(buildServer, 120_000);
afterAll(async () => {
  await server?.end('SIGKILL');
  await removeServer();
});

test('SIGTERM answers every request that had reached a busy server, on old and new connections', {
  timeout: 60_000,
}, async () => {
  const DATABASE_URL = await createDatabase(inject('postgresUrl'), 'stop');
  server = new ServerProcess({ DATABASE_URL, DEMO: '0', ROOT_PASSWORD: 'stop-test' });
  const url = await server.ready();
  const kept = new Agent({ keepAlive: true, maxSockets: connections });
  const ask = (agent: Agent | false) => request(`${url}/stores`, { agent }).end();
  const asked = (agent: Agent | false) => Array.from({ length: connections }, () => ask(agent));
  expect(await statuses(asked(kept))).toEqual(Array(connections).fill(401));

  // A stopped process reads nothing, like one with a busy event loop.
  server.signal('SIGSTOP');
  const answers = statuses([...asked(kept), ...asked(false)]);
  await sleep(300);
  server.signal('SIGTERM');
  server.signal('SIGCONT');
  expect(await answers).toEqual(Array(2 * connections).fill(401));
  expect((await server.exit).code).toBe(0);
});

test('17.15: SIGTERM with STOP_DELAY: no longer ready at once, and serving until the delay is over', {
  timeout: 60_000,
}, async () => {
  const DATABASE_URL = await createDatabase(inject('postgresUrl'), 'stop_delay');
  server = new ServerProcess({ DATABASE_URL, DEMO: '0', ROOT_PASSWORD: 'stop-test', STOP_DELAY: '2' });
  const url = await server.ready();
  const statusOf = async (path: string) => (await fetch(`${url}${path}`)).status;
  expect(await statusOf('/health/ready')).toBe(200);
  server.signal('SIGTERM');
  await expect.poll(() => statusOf('/health/ready'), { interval: 20 }).toBe(503);
  for (let time = 0; time < 10; time++) {
    expect([await statusOf('/health/live'), await statusOf('/stores')]).toEqual([200, 401]);
    await sleep(100);
  }
  expect((await server.exit).code).toBe(0);
  await expect(fetch(url)).rejects.toThrow();
});

function statuses(calls: readonly ClientRequest[]): Promise<(number | string | undefined)[]> {
  return Promise.all(
    calls.map(async (call) => {
      try {
        const [response] = await once(call, 'response');
        await once(response.resume(), 'end');
        return response.statusCode;
      } catch (error) {
        return (error as NodeJS.ErrnoException).code;
      }
    }),
  );
}
