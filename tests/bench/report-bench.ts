import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { issueDeviceSecret } from '../../src/footwork/gateway/endpoints/device-secret';
import { sendReports } from '../../src/footwork/gateway/endpoints/gateway';
import { analyseStored } from '../../src/footwork/reports/server/analyse-stored';
import { recordStep } from '../../src/measurement/foot-model/walking-foot';
import { type PackedRecording, packRecording } from '../../src/measurement/storage/packed-recording';
import { launchChromium } from '../support/chromium';
import { freePort } from '../support/free-port';
import { type ChildServer, startChild } from './child-server';
import { median } from './median';
import { signIn } from './sign-in';
import { paintOf } from './visit';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
/** In ms; the duration from which the browser calls a task long. */
const atMost = 50;

/**
 * Measures how long the findings of 78 frames of 64 x 95 cells take, and the longest task of the main thread
 * while the report is shown, with the CPU slowed 4 times.
 */
export async function reportBench(): Promise<void> {
  const recordings = [await demoStep('left'), await demoStep('right')];
  process.stdout.write('\na report of 78 frames of 64 x 95\n');
  const [first = 0, ...others] = await findingsTimes(recordings);
  process.stdout.write(
    `findings of one foot: ${median(others).toFixed(1)} ms (at most 20), of the first one ${first.toFixed(1)} ms\n`,
  );
  const data = mkdtempSync(join(tmpdir(), 'footwork-bench-'));
  const env = { DATA_DIR: data, DEMO: 'small' };
  const server = await startChild('dist/server/start.js', await freePort(), env, '/health');
  const browser = await launchChromium();
  try {
    const token = await signIn(server.url, 'root', 'footwork-demo');
    const id = await storeReport(server, token, recordings);
    for (const [title, path, ready] of [
      // The baseline: what the browser and React take to start, whichever page follows.
      ['the form of the sign-in', '/#/login', 'input[name=username]'],
      ['report in the console', `/#/report/show/${id}`, '.measurement'],
      ['report as its customer sees it', `/share#report=${id}`, '.customer-advice'],
    ] as const) {
      const longest: number[] = [];
      for (let round = 0; round < rounds; round += 1)
        longest.push(
          await longestTask(browser, server.url + path, ready, path === '/#/login' ? undefined : token),
        );
      process.stdout.write(
        `${title}: longest task ${median(longest).toFixed(0)} ms (at most ${atMost}), CPU slowed 4 times\n`,
      );
    }
  } finally {
    await browser.close();
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

/** A step of 0.78 s at 100 Hz. */
function demoStep(side: 'left' | 'right'): Promise<PackedRecording> {
  const foot = { mass_kg: 70, footLength_mm: 255, contactTime_s: 0.78, progressionAngle_deg: 5 };
  return packRecording(recordStep({ ...foot, arch: 'flat', side, seed: 1 }), side);
}

/** In ms, from the stored recording to the findings, for one recording at a time. */
async function findingsTimes(recordings: readonly PackedRecording[]): Promise<readonly number[]> {
  const times: number[] = [];
  for (let round = 0; round < 5 * rounds; round += 1) {
    for (const recording of recordings) {
      const start = performance.now();
      await analyseStored({
        stored: { type: 'dynamic', measurement: { recordings: [recording] } },
        person: {},
      });
      times.push(performance.now() - start);
    }
  }
  return times;
}

/** What a device of the demo reports. */
async function storeReport(
  { url }: ChildServer,
  token: string,
  recordings: readonly PackedRecording[],
): Promise<number> {
  const call = async <Data>(method: string, path: string, authorization: string, body?: object) => {
    const headers = { authorization, ...(body && { 'content-type': 'application/json' }) };
    const answer = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    return ((await answer.json()) as { data: Data }).data;
  };
  type Found = { readonly list: readonly { readonly id: number; readonly dev_code: string }[] };
  const query = '/devices?store_null=false&is_lock=false&close=false&_end=1';
  const [device] = (await call<Found>('GET', query, token)).list;
  if (!device) throw new Error('The demo has no device that can report.');
  const secretPath = issueDeviceSecret.path.replace(':id', String(device.id));
  const { secret } = await call<{ secret: string }>('POST', secretPath, token, {});
  const report = {
    report_number: 'BENCH-1',
    type: 'dynamic',
    detection_time: new Date().toISOString(),
    measurement: { version: 1, recordings },
  };
  await call('POST', sendReports.path, `Device ${device.dev_code}:${secret}`, { reports: [report] });
  const [stored] = (await call<Found>('GET', '/reports?report_number=BENCH-1', token)).list;
  if (!stored) throw new Error('The report was not stored.');
  return stored.id;
}

/** In ms; 0 where no task took 50 ms or more. */
async function longestTask(
  browser: Browser,
  address: string,
  ready: string,
  token?: string,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' });
  const page = await context.newPage();
  await page.waitForTimeout(1500);
  await page.addInitScript((given) => {
    localStorage.setItem('language', 'en');
    if (given) localStorage.setItem('accessToken', given);
    const tasks: number[] = [];
    Object.assign(globalThis, { tasks });
    const observer = new PerformanceObserver((seen) => {
      for (const { duration } of seen.getEntries()) tasks.push(duration);
    });
    observer.observe({ type: 'longtask', buffered: true });
  }, token);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const painted = await paintOf(page, ready);
  await page.goto(address, { waitUntil: 'commit' });
  await painted();
  await page.waitForTimeout(5000);
  const tasks = await page.evaluate(() => (globalThis as unknown as { tasks: number[] }).tasks);
  await context.close();
  return Math.max(0, ...tasks);
}
