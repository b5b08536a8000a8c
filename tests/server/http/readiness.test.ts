import { afterEach, expect, test, vi } from 'vitest';
import { Readiness } from '../../../src/engine/server/http/readiness';

afterEach(() => {
  vi.restoreAllMocks();
});

test('the database is asked once a second at most, and each change is logged once', async () => {
  let time = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => time);
  const lines: string[] = [];
  const log = {
    error: (_: object, line: string) => lines.push(line),
    warn: (line: string) => lines.push(line),
  };
  let reachable = true;
  let asked = 0;
  const reach = async () => {
    asked += 1;
    if (!reachable) throw new Error('connect ECONNREFUSED');
  };
  const readiness = new Readiness({ reach }, log);
  const after = (ms: number) => {
    time += ms;
    return readiness.assertReady().then(
      () => 'ready',
      (error) => error.error,
    );
  };
  expect([await after(0), await after(500), asked]).toEqual(['ready', 'ready', 1]);
  reachable = false;
  expect([await after(400), await after(200)]).toEqual(['ready', 'databaseUnreachable']);
  expect([await after(1001), asked]).toEqual(['databaseUnreachable', 3]);
  reachable = true;
  expect([await after(1001), lines]).toEqual(['ready', ['database unreachable', 'database reached again']]);
});
