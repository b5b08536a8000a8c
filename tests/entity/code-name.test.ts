import { expect, test } from 'vitest';
import { customerLanguages } from '../../src/engine/schema/contract/language';
import { codeName } from '../../src/engine/schema/model/code-name';
import { timeZones } from '../../src/engine/schema/model/time-zones';

test.each(customerLanguages)('time zones have different names in %s', (language) => {
  const names = timeZones.map((zone) => codeName('timeZone', zone, language));
  expect(new Set(names).size).toBe(timeZones.length);
});

test('a time zone is named by the rules of today and by its place', () => {
  expect(codeName('timeZone', 'Europe/Berlin', 'en')).toBe('Central European Time (Berlin)');
  expect(codeName('timeZone', 'America/Mexico_City', 'en')).toBe('Central Standard Time (Mexico City)');
  expect(codeName('timeZone', 'UTC', 'en')).toBe('UTC');
});
