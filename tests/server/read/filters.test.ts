import { beforeAll, describe, expect, test } from 'vitest';
import { openForTests } from '../../support/open-for-tests';
import { oneEngine } from '../database/engines';
import { insertRows, openReading } from './fixture';

describe.each(oneEngine)('%s', (engine) => {
  const reading = openForTests(() => openReading(engine));

  beforeAll(() => insertRows(reading.database));

  test('several filters hold together, values beyond the edge of a column match nothing', async () => {
    for (const [address, total] of [
      ['active=true&amount_gte=3&amount_lt=6', 4],
      ['note_like=%25', 16],
      ['note_like=_', 16],
      ['text_like=_', 0],
      ['version=9007199254740991', 0],
      ['version_in=1,9007199254740991', 24],
      ['amount_lte=9007199254740991', 20],
      ['price_lt=1e300', 24],
      ['ratio_gt=-1e308', 24],
      ['ratio=5e-324', 0],
      ['moment_lt=9999-12-31T23:59:59-23:59', 24],
      ['moment_gt=0001-01-01T00:00:00%2B23:59', 24],
      ['moment_gt=2026-01-10T14:00:00.4%2B00:00', 23],
      ['moment=2026-01-10T22:00:00.5%2B0800', 1],
      ['day_gte=0001-01-01', 20],
      ['text_like=%5C', 0],
      ['text=%F0%9F%91%A3', 0],
      ['twins=9007199254740991', 0],
    ] as const) {
      const { status, body } = await reading.get('root', `/specimens?${address}`);
      expect([address, status, body.data?.total]).toEqual([address, 200, total]);
    }
  });
});
