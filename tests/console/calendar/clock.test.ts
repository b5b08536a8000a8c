import { afterEach, expect, test } from 'vitest';
import { setReaderZone } from '../../../src/engine/console/i18n/format/zone';
import { clockOf, clockText, minutesAt, momentOn } from '../../../src/footwork/calendar/console/clock';
import { dayOf } from '../../../src/footwork/calendar/console/days';

afterEach(() => setReaderZone(null));

test('18.4: times of the calendar are written as in lists and forms', () => {
  const texts = ['en', 'es', 'zh-cn'].map((language) => clockText('18:05', language).replace(/\s/g, ' '));
  expect(texts).toEqual(['6:05 PM', '18:05', '18:05']);
});

test("18.4: an entry is stored and shown in the time zone of the reader's store", () => {
  setReaderZone('Asia/Shanghai');
  const moment = momentOn('2027-05-03', '07:30');
  expect(moment).toBe('2027-05-02T23:30:00.000Z');
  const at = new Date(moment);
  expect([dayOf(at), clockOf(minutesAt(at))]).toEqual(['2027-05-03', '07:30']);
});
