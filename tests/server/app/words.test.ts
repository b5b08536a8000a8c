import { describe, expect, test } from 'vitest';
import { AppError, type ErrorName, errorCatalogue } from '../../../src/entity/app-error';
import { wordKeys } from '../../../src/entity/entity-words';
import { formats } from '../../../src/entity/formats';
import { type Language, languages } from '../../../src/entity/language';
import { entityNamed } from '../../../src/entity/model';
import { failure } from '../../../src/server/error-words';
import { loadModel } from '../../../src/server/registry';
import { entityWords, hasWords, translate } from '../../../src/server/words';

const tables = import.meta.glob<object>('../../../src/locales/*/{errors,validation,access,workflow}.json', {
  eager: true,
  import: 'default',
});
const keysOf = (language: Language, table: string) =>
  wordKeys(tables[`../../../src/locales/${language}/${table}.json`] ?? {}).sort();

/** What is filled into the words of a table, by key. */
function placeholders(language: Language, table: string): Record<string, string[]> {
  const walk = (words: object, head: string): [string, string[]][] =>
    Object.entries(words).flatMap(([key, value]) =>
      typeof value === 'object'
        ? walk(value, `${head}${key}.`)
        : [
            [
              `${head}${key}`,
              [...String(value).matchAll(/{{(\w+)}}/g)].map((match) => match[1] ?? '').sort(),
            ],
          ],
    );
  return Object.fromEntries(walk(tables[`../../../src/locales/${language}/${table}.json`] ?? {}, ''));
}

const freeFormats = new Set(['multiline', 'html', 'password']);

describe.each(languages)('%s', (language) => {
  test.each(['errors', 'validation', 'access', 'workflow'])(
    '%s has the keys of the English table',
    (table) => {
      expect(keysOf(language, table)).toEqual(keysOf('en', table));
      expect(placeholders(language, table)).toEqual(placeholders('en', table));
    },
  );

  test.each(Object.keys(errorCatalogue))('the error %s has words', (name) => {
    expect(hasWords(language, `errors.${name}`)).toBe(true);
  });

  test.each(Object.keys(formats).filter((name) => !freeFormats.has(name)))(
    'the format %s has words',
    (name) => {
      expect(hasWords(language, `validation.format.${name}`)).toBe(true);
    },
  );

  test.each([
    [
      'required',
      'unknownField',
      'unique',
      'reference',
      'notApplicable',
      'outOfScope',
      'invalid',
      'type',
      'enum',
    ],
    [
      'const',
      'pattern',
      'minLength',
      'maxLength',
      'minimum',
      'maximum',
      'exclusiveMinimum',
      'exclusiveMaximum',
    ],
    ['multipleOf', 'minItems', 'maxItems', 'uniqueItems'],
  ])('the rules have words: %s, ...', (...rules) => {
    for (const rule of rules) expect(hasWords(language, `validation.${rule}`), rule).toBe(true);
  });
});

test('words of the specification are verbatim in English', () => {
  expect(translate('en', 'errors.sessionExpired')).toBe('The current page has expired, please log in again');
  expect(translate('en', 'errors.systemError')).toBe('system error');
  expect(translate('en', 'errors.badFile')).toBe('File upload failed');
  expect(translate('en', 'errors.badJson')).toBe('Does not meet the JSON format');
  expect(translate('en', 'validation.enterUsername')).toBe('Please enter Username');
  expect(translate('en', 'validation.enterPassword')).toBe('Please enter Password');
  expect(translate('en', 'validation.passwordTooShort')).toBe('The password cannot be less than 6 digits');
  expect(translate('en', 'errors.verifyCodeNeeded')).toBe('Please enter Verify Code');
  expect(translate('en', 'validation.ownParent')).toBe('The current menu cannot be its own parent');
});

describe('errors in words', () => {
  const model = loadModel();
  const store = entityNamed(model, 'store');
  const said = (error: ErrorName, params: AppError['params'], extra = {}) =>
    failure('en', new AppError(error, params), { entity: store, model, ...extra }).msg;

  test('a permission is named where one is lacking', () => {
    expect(said('forbidden', {})).toBe('You are not permitted to do this.');
    expect(said('forbidden', { permission: 'biz:store:add' })).toContain('biz:store:add');
  });

  test('an entity is called by its words, and a record by its id in a batch only', () => {
    expect(said('stillReferenced', { entity: 'device', count: 3, id: 7 })).toBe(
      'It is still in use: Devices (3).',
    );
    expect(said('notFound', { id: 7 }, { isBatch: true })).toBe('There is no such record. (ID 7)');
  });

  test('nothing of a value is taken for markup or another placeholder', () => {
    const value = '<b>{{name}} $t(errors.stale)</b>';
    expect(said('badValue', { name: 'q', value })).toBe(`The value of q cannot be used: ${value}`);
  });

  test('each issue is told with the label of its field', () => {
    const issues = [
      { field: 'phone', rule: 'format.phone', params: {} },
      { field: 'rows.3.name', rule: 'required', params: {} },
      { field: 'nonsense', rule: 'unheardOf', params: {} },
    ];
    const { code, msg, data } = failure('en', new AppError('invalid', {}, { issues }), { entity: store });
    expect({ code, msg }).toEqual({ code: 42200, msg: 'Please correct what was entered.' });
    expect(data).toEqual({
      errors: [
        { ...issues[0], message: 'Phone must be a correct phone number' },
        { ...issues[1], message: 'Name cannot be empty' },
        { ...issues[2], message: 'nonsense is not correct' },
      ],
    });
  });

  test('an issue with the whole record is the message itself', () => {
    const issues = [{ field: '', rule: 'lastRoot', params: {} }];
    expect(failure('en', new AppError('invalid', {}, { issues })).msg).toMatch(/^This is the last account/);
  });
});

test('every entity has a title in each language, and English is its schema', () => {
  const { entities } = loadModel();
  for (const entity of entities.values()) {
    for (const language of languages) expect(entityWords(language, entity).fields).not.toEqual({});
    expect(entityWords('en', entity).title).toBe(entity.title);
  }
});
