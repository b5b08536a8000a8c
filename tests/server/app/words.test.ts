import { describe, expect, test } from 'vitest';
import { AppError, type ErrorName } from '../../../src/engine/schema/contract/app-error';
import { customerLanguages } from '../../../src/engine/schema/contract/language';
import { entityNamed } from '../../../src/engine/schema/declaration/model';
import { failure } from '../../../src/engine/server/http/error-words';
import { entityWords, translate } from '../../../src/engine/server/http/words';
import { loadModel } from '../../../src/engine/server/registry';

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
      'ID 7 has 3 devices and cannot be deleted.',
    );
    expect(said('notFound', { id: 7 }, { isBatch: true })).toBe('There is no such record. (ID 7)');
  });

  test('nothing of a value is taken for markup or another placeholder', () => {
    const value = '<b>{{name}} $t(errors.stale)</b>';
    expect(said('badValue', { name: 'q', value })).toBe(`The value of q cannot be used: ${value}`);
  });

  test('each issue names the label of its field', () => {
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
    for (const language of customerLanguages) expect(entityWords(language, entity).fields).not.toEqual({});
    expect(entityWords('en', entity).title).toBe(entity.title);
  }
});
