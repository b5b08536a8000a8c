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
