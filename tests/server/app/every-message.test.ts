import { describe, expect, test } from 'vitest';
import { readTables } from '../../../src/engine/cli/word-tables';
import {
  AppError,
  type ErrorName,
  errorCatalogue,
  type WordParams,
} from '../../../src/engine/schema/contract/app-error';
import { type Issue, issuesOf } from '../../../src/engine/schema/contract/issue';
import { customerLanguages } from '../../../src/engine/schema/contract/language';
import { entityNamed } from '../../../src/engine/schema/declaration/model';
import { uploadedPattern } from '../../../src/engine/schema/model/file-address';
import { formats, refusingFormats } from '../../../src/engine/schema/write/formats';
import { patternForm } from '../../../src/engine/schema/write/pattern-form';
import { createAjv } from '../../../src/engine/schema/write/validator';
import { failure, issuesInWords } from '../../../src/engine/server/http/error-words';
import { hasWords, translate } from '../../../src/engine/server/http/words';
import { loadModel } from '../../../src/engine/server/registry';
import { specimen } from '../../support/specimen';

const model = loadModel();
const store = entityNamed(model, 'store');

const patterns = [...model.entities.values()].flatMap((entity) =>
  [...entity.fields.values()]
    .filter(
      ({ property }) =>
        property.pattern !== undefined && !['\\S', uploadedPattern].includes(property.pattern),
    )
    .map((field) => ({ entity, field })),
);

/** The parameters of each error; a new error does not compile until it is listed here. */
const thrown: Readonly<Record<ErrorName, readonly WordParams[]>> = {
  badRequest: [{}],
  unknownParameter: [{ name: 'colour' }],
  unknownOperator: [{ name: 'phone_gte', operator: 'gte' }],
  badValue: [
    { name: 'id', value: 'x' },
    { name: 'at', value: 'x', wanted: '2026-01-31T08:00:00Z' },
  ],
  badRange: [
    { name: '_end', limit: 1000 },
    { name: '_end', start: 50 },
  ],
  badJson: [{}, { wanted: '{…}' }],
  unindexedSort: [{ name: '_sort', value: 'remark' }],
  pageTooDeep: [{ name: '_start', limit: 100000 }],
  badFile: [
    {},
    { reason: 'empty', line: 1 },
    { reason: 'encoding', line: 1 },
    { reason: 'quotes', line: 7 },
    { types: 'PNG, PDF' },
  ],
  sessionExpired: [{}],
  wrongLogin: [{}],
  verifyCodeNeeded: [{}],
  verifyCodeWrong: [{}],
  deviceUnnamed: [{}],
  deviceRefused: [{}],
  deviceLocked: [{}],
  deviceClosed: [{}],
  deviceWithoutStore: [{}],
  forbidden: [
    {},
    { action: 'update', permission: 'biz:store:edit' },
    { setting: 'stores_may_add_stores' },
    { field: 'name' },
  ],
  fieldForbidden: [{ field: 'search_pwd' }, { field: 'create_time' }],
  outOfScope: [{}],
  passwordChangeNeeded: [{}],
  shareEnded: [{}],
  sharePasswordWrong: [{}],
  shareLocked: [{}],
  notFound: [{}, { id: 7 }],
  noSuchRoute: [{}],
  methodNotAllowed: [{ method: 'PATCH' }],
  stale: [{}, { names: 'FW-1001, FW-1002' }],
  stillReferenced: [
    { entity: 'device', count: 3, id: 7 },
    { entity: 'device', count: 3, id: 7, more: 1 },
    { id: 7, hidden: 1 },
  ],
  keyReused: [{}],
  impossibleTransition: [
    { action: 'lock', field: 'dev_num', value: 3, id: 7 },
    { action: 'lock', field: 'name', filled: 0, id: 7, record: 'FW-1001' },
  ],
  bodyTooLarge: [{}],
  wrongContentType: [{}],
  invalid: [{}],
  tooManyRequests: [1, 2, 5, 21, 30].map((seconds) => ({ seconds })),
  uploadQuota: [{ files: 300, megabytes: 300 }],
  headersTooLarge: [{}],
  systemError: [{}],
  busy: [{}],
  statementTimeout: [{}],
  databaseUnreachable: [{}],
  diskFull: [{}],
  tooManyExports: [{}],
  exportSpace: [{}],
};

const faults = foundFaults();

describe.each(customerLanguages)('%s', (language) => {
  test('X1: every error has a message', () => {
    for (const name of Object.keys(errorCatalogue) as ErrorName[]) {
      for (const params of thrown[name]) {
        for (const isBatch of [false, true]) {
          const { msg } = failure(language, new AppError(name, params), { entity: store, model, isBatch });
          expectWords(name, msg);
          const shown = Object.entries(params).filter(([key]) => ['value', 'line', 'seconds'].includes(key));
          for (const [, value] of shown) expect.soft(msg, name).toContain(String(value));
        }
      }
    }
  });

  test('A6: every fault that ajv finds has a message', () => {
    for (const [rule, issues] of faults) {
      for (const { message, params } of issuesInWords(language, issues, specimen)) {
        expectWords(rule, message);
        if (params.limit !== undefined) expect.soft(message, rule).toContain(String(params.limit));
      }
    }
  });

  test('A6: every other rule has a message, with whatever number it counts', () => {
    const rules = ['validation', 'limit'].flatMap((table) =>
      [...(readTables('en').get(table)?.keys() ?? [])].map((key) => key.replace(/_(one|other)$/, '')),
    );
    for (const rule of rules) {
      for (const limit of [1, 2, 5, 21, 100, 1_000_000]) {
        const forms = { first: 'A–Z', characters: '0–9', length: '3–20', example: 'A-1' };
        const params = {
          limit,
          multipleOf: 5,
          name: 'device',
          component: 'a/b',
          perms: 'biz:store:view',
          role: 'Desk',
          path: '/login',
          menu: 'Dashboard',
          fields: 'name,phone',
          line: 3,
          called: 'Nora',
          equals: 100,
          total: 90,
          types: 'png, pdf',
          fact: 'Status is “Online”',
          state: 'Online',
          entities: 'devices',
          field: 'Status',
          value: 'Online',
          ...forms,
        };
        const [issue] = issuesInWords(language, [{ field: 'phone', rule, params }], store);
        expectWords(rule, issue?.message ?? '');
      }
    }
  });

  test('A6: the message of every pattern says what the pattern asks for', () => {
    for (const { entity, field } of patterns) {
      const called = `${entity.name}.${field.name}`;
      const [issue] = issuesInWords(language, [{ field: field.name, rule: 'pattern', params: {} }], entity);
      expectWords(called, issue?.message ?? '');
      const own = `validation.${called}.pattern`;
      const asked = hasWords(language, own)
        ? [translate(language, own)]
        : Object.values(patternForm(field.property)?.params ?? {});
      expect.soft(asked, called).not.toEqual([]);
      for (const part of asked) expect.soft(issue?.message, called).toContain(String(part));
    }
  });
});

test('L8: the same fault is worded differently in each language', () => {
  const said = customerLanguages.map((language) => {
    const [issue] = issuesInWords(language, [{ field: 'phone', rule: 'required', params: {} }], store);
    return issue?.message;
  });
  expect(new Set(said).size).toBe(customerLanguages.length);
});

test.each([
  ['ru', ['1 секунду', '2 секунды', '5 секунд', '21 секунду']],
  ['ro', ['1 secundă', '2 secunde', '5 secunde', '21 de secunde']],
  ['bg', ['1 секунда', '2 секунди', '5 секунди', '21 секунди']],
  ['en', ['1 second.', '2 seconds.', '5 seconds.', '21 seconds.']],
  ['zh-cn', ['1 秒', '2 秒', '5 秒', '21 秒']],
] as const)('L8: %s counts by its own rules', (language, counted) => {
  for (const [at, seconds] of [1, 2, 5, 21].entries()) {
    expect(failure(language, new AppError('tooManyRequests', { seconds })).msg).toContain(counted[at]);
  }
});

/** Fails with `about` if the text is empty, or contains an unfilled placeholder or a key. */
function expectWords(about: string, text: string): void {
  expect.soft(text.trim(), about).not.toBe('');
  expect.soft(text, about).not.toMatch(/\{\{|\}\}|undefined|\b(errors|validation|limit|system|access)\.\w/);
}

function isOfNumbers(name: string): boolean {
  const format = formats[name];
  return typeof format === 'object' && 'type' in format && format.type === 'number';
}

/** Every keyword and format that a declaration may use, and the issues that ajv itself finds by it. */
function foundFaults(): [string, readonly Issue[]][] {
  const ajv = createAjv();
  const wrong: [string, object, unknown][] = [
    ['required', { required: ['text'] }, {}],
    ['dependentRequired', { dependentRequired: { code: ['text'] } }, { code: 'A' }],
    ['additionalProperties', { additionalProperties: false }, { text: 1 }],
    ['type', { properties: { text: { type: 'integer' } } }, { text: 'x' }],
    ['enum', { properties: { kind: { enum: ['plain'] } } }, { kind: 'x' }],
    ['enum of null', { properties: { kind: { enum: [null] } } }, { kind: 'x' }],
    ['const', { properties: { kind: { const: 'plain' } } }, { kind: 'x' }],
    ['pattern', { properties: { code: { type: 'string', pattern: '^A' } } }, { code: 'x' }],
    ['pattern of blanks', { properties: { code: { type: 'string', pattern: '\\S' } } }, { code: ' ' }],
    ['minLength', { properties: { text: { type: 'string', minLength: 3 } } }, { text: 'x' }],
    ['minLength of 1', { properties: { text: { type: 'string', minLength: 1 } } }, { text: '' }],
    ['maxLength', { properties: { text: { type: 'string', maxLength: 2 } } }, { text: 'xxx' }],
    ['minimum', { properties: { amount: { type: 'number', minimum: 3 } } }, { amount: 1 }],
    ['maximum', { properties: { amount: { type: 'number', maximum: 3 } } }, { amount: 4 }],
    ['exclusiveMinimum', { properties: { amount: { type: 'number', exclusiveMinimum: 3 } } }, { amount: 3 }],
    ['exclusiveMaximum', { properties: { amount: { type: 'number', exclusiveMaximum: 3 } } }, { amount: 3 }],
    ['multipleOf', { properties: { amount: { type: 'number', multipleOf: 5 } } }, { amount: 3 }],
    ['minItems', { properties: { words: { type: 'array', minItems: 2 } } }, { words: ['x'] }],
    ['maxItems', { properties: { words: { type: 'array', maxItems: 1 } } }, { words: ['x', 'y'] }],
    ['uniqueItems', { properties: { words: { type: 'array', uniqueItems: true } } }, { words: ['x', 'x'] }],
    ['not', { not: { required: ['text'] } }, { text: 'x' }],
    ...refusingFormats.map((name): [string, object, unknown] => [
      `format ${name}`,
      { properties: { text: { type: ['string', 'number'], format: name } } },
      { text: isOfNumbers(name) ? 0.000001 : '中 \u0000' },
    ]),
  ];
  return wrong.map(([rule, schema, value]) => {
    const validate = ajv.compile({ type: 'object', ...schema });
    if (validate(value)) throw new Error(`${rule} found nothing wrong`);
    return [rule, issuesOf(validate.errors ?? [], value)];
  });
}
