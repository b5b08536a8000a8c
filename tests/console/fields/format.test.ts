import { describe, expect, it } from 'vitest';
import { formatDate, formatDateTime, formatRelative } from '../../../src/engine/console/i18n/format/date';
import { safeAddress } from '../../../src/engine/console/i18n/format/external-address';
import { formatMoney, formatNumber, formatPercent } from '../../../src/engine/console/i18n/format/number';
import { setReaderZone } from '../../../src/engine/console/i18n/format/zone';

describe('numbers', () => {
  it('follow the language', () => {
    expect(formatNumber(12345.678, 'en')).toBe('12,345.678');
    expect(formatNumber(12345.678, 'es')).toBe('12.345,678');
    expect(formatNumber(5, 'zh-cn', 'min')).toBe('5 分钟');
    expect(formatPercent(12.5, 'en')).toBe('12.5%');
  });

  it.each([
    ['zh-cn', '12,345.67', '€1,234.50', '12.5%', '2026年1月31日', '3小时前'],
    ['en', '12,345.67', '€1,234.50', '12.5%', 'Jan 31, 2026', '3 hours ago'],
    ['es', '12.345,67', '1234,50 €', '12,5 %', '31 ene 2026', 'hace 3 horas'],
    ['bg', '12 345,67', '1234,50 €', '12,5%', '31.01.2026 г.', 'преди 3 часа'],
    ['de', '12.345,67', '1.234,50 €', '12,5 %', '31.01.2026', 'vor 3 Stunden'],
    ['fr', '12 345,67', '1 234,50 €', '12,5 %', '31 janv. 2026', 'il y a 3 heures'],
    ['ko', '12,345.67', '€1,234.50', '12.5%', '2026. 1. 31.', '3시간 전'],
    ['ro', '12.345,67', '1.234,50 EUR', '12,5 %', '31 ian. 2026', 'acum 3 ore'],
    ['ru', '12 345,67', '1 234,50 €', '12,5 %', '31 янв. 2026 г.', '3 часа назад'],
    ['vi', '12.345,67', '1.234,50 €', '12,5%', '31 thg 1, 2026', '3 giờ trước'],
  ] as const)('L8: numbers, money, percents and days are written as in %s', (language, ...written) => {
    const now = Date.parse('2026-01-31T12:00:00Z');
    const spaced = [
      formatNumber(12345.67, language),
      formatMoney(1234.5, language, 'EUR'),
      formatPercent(12.5, language),
      formatDate('2026-01-31', language, 'short'),
      formatRelative('2026-01-31T09:00:00Z', language, now),
    ].map((text) => text.replace(/[\u00a0\u202f]/g, ' '));
    expect(spaced).toEqual(written);
  });

  it('are money with two decimals, or as many as its currency has', () => {
    expect(formatMoney(1234.5, 'en')).toBe('1,234.50');
    expect(formatMoney(1234.5, 'en', 'EUR')).toBe('€1,234.50');
    expect(formatMoney(1234, 'en', 'JPY')).toBe('¥1,234');
    expect(formatMoney(0.5, 'en', 'JPY')).toBe('¥0.5');
  });
});

describe('days and moments', () => {
  it('keep a day the same in every time zone', () => {
    expect(formatDate('2026-01-01', 'en', 'short')).toBe('Jan 1, 2026');
    expect(formatDate('2026-01-01', 'zh-cn', 'short')).toBe('2026年1月1日');
  });

  it("18.4: show a moment by the clock of the reader's store", () => {
    const shown = () => formatDateTime('2026-01-31T18:30:00Z', 'en', 'short').replace(/[\u00a0\u202f]/g, ' ');
    setReaderZone('Asia/Tokyo');
    expect(shown()).toBe('Feb 1, 2026, 3:30 AM');
    setReaderZone('America/New_York');
    expect(shown()).toBe('Jan 31, 2026, 1:30 PM');
    setReaderZone(null);
  });

  it('say how long ago something was', () => {
    const now = Date.parse('2026-01-31T12:00:00Z');
    expect(formatRelative('2026-01-31T09:00:00Z', 'en', now)).toBe('3 hours ago');
    expect(formatRelative('2026-02-02T12:00:00Z', 'es', now)).toBe('pasado mañana');
    expect(formatRelative('2026-01-31T11:59:40Z', 'en', now)).toBe('this minute');
  });

  it('count calendar days in the zone beside them', () => {
    const now = Date.parse('2026-11-29T07:50:00Z');
    const measured = '2026-11-27T22:34:00Z';
    expect(formatRelative(measured, 'en', now, 'America/New_York')).toBe('2 days ago');
    expect(formatRelative(measured, 'zh-cn', now, 'Asia/Shanghai')).toBe('昨天');
    expect(formatRelative('2026-12-01T04:00:00Z', 'en', now, 'America/New_York')).toBe('tomorrow');
  });
});

describe('addresses', () => {
  it('are linked when they are external or our own files', () => {
    expect(safeAddress('/files/abc')).toBe('/files/abc');
    expect(safeAddress('javascript:alert(1)')).toBeUndefined();
  });
});
