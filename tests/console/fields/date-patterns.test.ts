import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import 'dayjs/locale/es';
import 'dayjs/locale/zh-cn';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate, formatDateTime } from '../../../src/engine/console/i18n/format/date';
import { dayPatterns, momentPatterns } from '../../../src/engine/console/i18n/format/date-patterns';
import { setReaderZone } from '../../../src/engine/console/i18n/format/zone';
import { languages } from '../../../src/engine/schema/contract/language';

dayjs.extend(customParseFormat);

const moments = fc.date({
  min: new Date('1900-01-01T00:00:00'),
  max: new Date('2199-12-31T23:59:59'),
  noInvalidDate: true,
});

describe.each(languages)('L8: a date in a field, in %s', (language) => {
  it('is written as in a list', () => {
    for (const day of ['2026-01-05', '2026-04-13', '2026-11-30']) {
      const [shown = ''] = dayPatterns(language);
      expect(dayjs(day).locale(language).format(shown)).toBe(formatDate(day, language, 'short'));
    }
  });

  it('18.4: with a time is written as in a list, without seconds', () => {
    setReaderZone('UTC');
    for (const moment of ['2026-01-05T08:05:09Z', '2026-11-30T20:30:00Z']) {
      const [shown = ''] = momentPatterns(language);
      const written = dayjs(moment.slice(0, 19)).locale(language).format(shown);
      const plain = (text: string) => text.replace(/[\s,]+/g, ' ');
      expect(plain(written)).toBe(plain(formatDateTime(moment, language, 'short')));
    }
    setReaderZone(null);
  });

  it('is read back as it was written, to the minute', () => {
    fc.assert(
      fc.property(moments, (date) => {
        const moment = dayjs(date).startOf('minute');
        for (const pattern of momentPatterns(language).slice(0, 2)) {
          const text = moment.locale(language).format(pattern);
          const read = dayjs(text, pattern, language, true);
          // Twice a year an hour comes twice, so the clock is compared.
          expect(read.format('YYYY-MM-DD HH:mm:ss'), text).toBe(moment.format('YYYY-MM-DD HH:mm:ss'));
        }
      }),
    );
  });
});

it.each([
  ['zh-cn', ['1985/03/04', '19850304'], '1985/03/04 18:30'],
  ['en', ['3/4/1985', '03/04/1985', '19850304'], '3/4/1985 6:30 PM'],
  ['es', ['4/3/1985', '04/03/1985', '19850304'], '4/3/1985 18:30'],
] as const)('18.4: a day typed in digits is read as people write it, in %s', (language, days, moment) => {
  const read = (text: string, patterns: readonly string[]) => {
    const found = patterns.map((pattern) => dayjs(text, pattern, language, true));
    return [...new Set(found.filter((one) => one.isValid()).map((one) => one.format('YYYY-MM-DD HH:mm')))];
  };
  for (const day of days) {
    expect(read(day, dayPatterns(language)), day).toEqual(['1985-03-04 00:00']);
    const begun = Array.from(day.slice(1), (_, at) => day.slice(0, at + 1));
    expect(
      begun.filter((text) => read(text, dayPatterns(language)).length > 0),
      'before the last key',
    ).toEqual([]);
  }
  expect(read(moment, momentPatterns(language))).toEqual(['1985-03-04 18:30']);
  expect(read('31/31/1985', dayPatterns(language))).toEqual([]);
});
