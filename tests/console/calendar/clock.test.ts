import { expect, test } from 'vitest';
import { dayIn } from '../../../src/engine/schema/contract/zoned-day';
import { clockOf, clockText, minutesAt, momentOn } from '../../../src/footwork/calendar/console/clock';

test('18.4: times of the calendar are written as in lists and forms', () => {
  const texts = ['en', 'es', 'zh-cn'].map((language) => clockText('18:05', language).replace(/\s/g, ' '));
  expect(texts).toEqual(['6:05 PM', '18:05', '18:05']);
});

test('18.4: an entry is stored and shown in the time zone of the calendar', () => {
  const zone = 'Asia/Shanghai';
  const moment = momentOn('2027-05-03', '07:30', zone);
  expect(moment).toBe('2027-05-02T23:30:00.000Z');
  const at = new Date(moment);
  expect([dayIn(zone, at), clockOf(minutesAt(at, zone))]).toEqual(['2027-05-03', '07:30']);
});
