import { beforeEach, describe, expect, test } from 'vitest';
import { openForTests } from '../../support/open-for-tests';
import { oneEngine } from '../database/engines';
import type { Headers } from '../session/calls';
import { codeOf, openGateway, placed, powerOn, report } from './world';

const hour = 60 * 60_000;

/** It is 2026-01-15T08:00:00Z. */
describe.each(oneEngine)('17.13: what a device cannot have measured, on %s', (engine) => {
  const gateway = openForTests(() => openGateway(engine));
  let device: Headers;

  beforeEach(async () => {
    await gateway.reset();
    device = await gateway.issue(placed);
  });

  const rules = (errors: unknown) =>
    (errors as { field: string; rule: string; message: string }[]).map(({ field, rule, message }) => [
      field,
      rule,
      message,
    ]);

  test('17.13: a time before 2000 or more than ten minutes ahead is refused for its item, and the others are stored', async () => {
    const at = (number: string, detection_time: string) => report(number, { detection_time });
    const { body } = await gateway.call(device, '/gateway/reports', 'POST', {
      reports: [
        at('R-0', '1999-12-31T23:59:59Z'),
        at('R-1', '2000-01-01T00:00:00Z'),
        at('R-2', '2000-01-01T00:30:00+01:00'),
        at('R-3', '1970-01-01T00:00:00Z'),
        at('R-4', '2026-01-15T08:10:00Z'),
        at('R-5', '2026-01-15T08:10:01Z'),
      ],
    });
    expect(body.data).toMatchObject({ stored: 2, known: 0 });
    const early = 'Measured must not be before 2000';
    expect(rules(body.data.errors)).toEqual([
      ['reports.0.detection_time', 'tooEarly', early],
      ['reports.2.detection_time', 'tooEarly', early],
      ['reports.3.detection_time', 'tooEarly', early],
      ['reports.5.detection_time', 'future', 'Measured must not be in the future'],
    ]);
  });

  test('17.13: the same holds for the times of power-on messages', async () => {
    const { body } = await gateway.call(device, '/gateway/power-on', 'POST', {
      messages: [powerOn('1980-01-01T00:00:00Z'), powerOn('2026-01-15T07:00:00Z')],
    });
    expect(body.data).toMatchObject({ stored: 1 });
    expect(rules(body.data.errors)).toEqual([
      ['messages.0.power_on_time', 'tooEarly', 'Switched on must not be before 2000'],
    ]);
  });

  describe('the use time', () => {
    const beat = async (use_minutes?: number) =>
      expect(
        codeOf(
          await gateway.call(device, '/gateway/heartbeat', 'POST', {
            ...(use_minutes !== undefined && { use_minutes }),
          }),
        ),
      ).toEqual([200, 0]);
    const known = async () => {
      const [row] = await gateway.rows<{ use_minutes: number }>(
        'select use_minutes from device where id = 1',
      );
      return Number(row?.use_minutes);
    };

    test('17.13: may begin with a whole life, and grows by no more than has passed since', async () => {
      await beat(90_000);
      expect(await known()).toBe(90_000);
      gateway.later(hour);
      await beat();
      gateway.later(hour);
      await beat(1_000_000_000);
      expect(await known()).toBe(90_120);
      gateway.later(10 * hour);
      await beat(90_300);
      expect(await known()).toBe(90_300);
    });

    test('17.13: does not jump by many calls either, and counts every honest minute', async () => {
      await beat(100);
      for (let call = 0; call < 20; call++) await beat(1_000_000);
      expect(await known()).toBe(100);
      gateway.later(30_000);
      for (let call = 0; call < 20; call++) await beat(1_000_000);
      expect(await known()).toBe(101);
      let worked = 101.4;
      for (let call = 0; call < 20; call++) {
        gateway.later(30_000);
        worked += 0.5;
        await beat(Math.floor(worked));
        expect(await known()).toBe(Math.floor(worked));
      }
    });

    test('17.13: less than what is known changes nothing, and gives no leave to jump', async () => {
      await beat(500);
      gateway.later(hour);
      await beat(500);
      await beat(3);
      await beat(700);
      expect(await known()).toBe(500);
    });

    test('17.13: of a first value more than the minutes since 2000 is cut off', async () => {
      await beat(1_000_000_000);
      expect(await known()).toBe((Date.UTC(2026, 0, 15, 8) - Date.UTC(2000)) / 60_000);
    });

    test('17.13: known from before counts from when the device was last seen', async () => {
      await gateway.rows(
        `update device set use_minutes = 40, last_seen = '2026-01-15T07:00:00Z' where id = 1`,
      );
      await beat(1000);
      expect(await known()).toBe(100);
    });
  });
});
