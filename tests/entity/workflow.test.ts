import { expect, test } from 'vitest';
import {
  actionNamed,
  actionsBack,
  isFrom,
  isUndo,
  missingFor,
  transitionNamed,
} from '../../src/engine/schema/model/workflow';
import { review } from '../support/review';
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

test.each([
  ['pass', 'under_review', []],
  ['expire', 'none', []],
  ['submit', 'none', ['withdraw']],
  ['submit', 'failed', ['fail']],
  ['fail', 'under_review', ['submit']],
  ['remind', 'under_review', ['resume']],
])('17.22: back from %s, taken as %s, lead %j', (name, state, back) => {
  const ways = actionsBack(review, transitionNamed(review, name), state);
  expect(ways.map((way) => way.name)).toEqual(back);
});

test('17.22: a way back undoes where it asks for nothing and notes nobody', () => {
  const undoing = review.actions.filter(isUndo).map(({ name }) => name);
  expect(undoing).toEqual(['pass', 'withdraw', 'expire', 'remind', 'resume']);
});
