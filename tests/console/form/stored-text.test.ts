import fc from 'fast-check';
import i18next from 'i18next';
import { expect, test } from 'vitest';
import { checkValues } from '../../../src/engine/console/entity/form/faults';
import { fieldNamed, inputFields } from '../../../src/engine/schema/model/entity';
import { traitsOf } from '../../../src/engine/schema/model/field-traits';
import { storedText } from '../../../src/engine/schema/model/stored-text';
import { scalarOf } from '../../../src/engine/schema/query/scalar';
import { recordIssues } from '../../../src/engine/schema/write/record-issues';
import { validatorsOf } from '../../../src/engine/schema/write/validator';
import { callerValues } from '../../../src/engine/server/entity/write/caller-values';
import { rootActor } from '../../support/actor';
import { arbitraryValue } from '../../support/arbitrary-value';
import { specimen } from '../../support/specimen';

const minimal = { text: 'Sole', code: 'A-1', pcode: 'P1' };
const { create } = validatorsOf(specimen);
const fields = inputFields(specimen);

function refusedByForm(name: string, text: string): boolean {
  const values = { ...minimal, [name]: text };
  return name in checkValues(create, { entity: specimen, fields, values, t: i18next.t });
}

function refusedByServer(name: string, text: string): boolean {
  const { values, issues } = callerValues(rootActor, specimen, { ...minimal, [name]: text });
  return [...issues, ...recordIssues(specimen, create, values)].some(({ field }) => field === name);
}

const offset = fc.constantFrom('Z', '+00:00', '+05:30', '+0530', '-10:00', '-23:59', '+14:00');
const day = fc.constantFrom('0001-01-01', '2026-02-28', '2026-02-29', '9999-12-31');
const times = fc
  .tuple(day, fc.constantFrom('00:00:00', '12:30:00.5', '23:59:59.123456'), offset)
  .map(([date, time, zone]) => `${date}T${time}${zone}`);

const texts = fields.filter(
  ({ type }) => ['text', 'date', 'dateTime'].includes(traitsOf(type).value) && type !== 'richText',
);

test.each(texts.map((field) => [field.name, field] as const))(
  '20.2: form and server agree about each text for %s, as given and in other letters',
  (name, field) => {
    const sound = arbitraryValue(field).map(String);
    const cases = fc.oneof(
      sound,
      sound.map((text) => text.toLowerCase()),
      sound.map((text) => text.toUpperCase()),
      fc.string({ minLength: 1, maxLength: 50 }),
      times,
    );
    fc.assert(
      fc.property(cases, (text) => {
        expect(refusedByForm(name, text)).toBe(refusedByServer(name, text));
      }),
    );
  },
);

test.each(texts.map((field) => [field.name, field] as const))(
  '20.2: what is stored for %s is stored unchanged, and found by what was given',
  (_, field) => {
    fc.assert(
      fc.property(fc.oneof(arbitraryValue(field).map(String), times), (text) => {
        const stored = storedText(field, text);
        expect(storedText(field, stored)).toBe(stored);
        if (traitsOf(field.type).value === 'text') expect(scalarOf(field, text)).toBe(stored);
      }),
    );
  },
);

test('20.2: a time that its offset moves out of the calendar is refused by the form, too', () => {
  expect(refusedByServer('moment', '9999-12-31T23:59:59-10:00')).toBe(true);
  expect(refusedByForm('moment', '9999-12-31T23:59:59-10:00')).toBe(true);
  const moment = fieldNamed(specimen, 'moment');
  expect(storedText(moment, '2026-03-01T01:00:00+02:00')).toBe('2026-02-28T23:00:00.000Z');
});
