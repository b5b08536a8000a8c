import { expect, test } from 'vitest';
import { actionNamed, isFrom, missingFor } from '../../src/entity/model/workflow';
import { specimen } from '../support/specimen';

const submit = actionNamed(specimen, 'submit');
if (!submit) throw new Error('the specimen has lost its workflow');

test('T8: an action is possible from its declared states only', () => {
  expect(isFrom(submit, { state: 'draft' })).toBe(true);
  expect(isFrom(submit, { state: 'sent' })).toBe(false);
});

test('T8: a demanded field is filled by the record or by the call', () => {
  expect(missingFor(submit, { note: null }, {})).toEqual(['note']);
  expect(missingFor(submit, { note: 'why' }, {})).toEqual([]);
  expect(missingFor(submit, { note: 'why' }, { note: '' })).toEqual(['note']);
  expect(missingFor(submit, { note: 'why' }, { note: ' \n' })).toEqual(['note']);
  expect(missingFor(submit, {}, { note: 'why' })).toEqual([]);
});

test('an action that is not declared is not there', () => {
  expect(actionNamed(specimen, 'explode')).toBeUndefined();
});
