import { expect, test } from 'vitest';
import { tekscanTime } from '../../src/measurement/readers/tekscan-time';

test.each([
  ['Thursday, 16 February 2017 11:26:22 a.m.', '2017-02-16T11:26:22'],
  ['Thursday, February 16, 2017 1:06:22 PM', '2017-02-16T13:06:22'],
  ['Thursday, 16 February 2017 12:05:00 a.m.', '2017-02-16T00:05:00'],
  ['16 February 2017 23:05:00', '2017-02-16T23:05:00'],
  ['jeudi 16 février 2017 11:26:22', undefined],
  ['16.02.2017 11:26:22', undefined],
  ['40 February 2017 11:26:22', undefined],
  ['', undefined],
])('18.4: the time %j of a recording is read as %j', (text, clock) => {
  expect(tekscanTime(text)).toBe(clock);
});
