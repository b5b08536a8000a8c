import { expect, test } from 'vitest';
import orderSchema from '../../schemas/order';
import policySchema from '../../schemas/policy';
import { type Entity, fieldNamed } from '../../src/engine/schema/model/entity';
import { entityOf } from '../../src/engine/schema/model/entity-of';
import {
  factText,
  type RefusalWords,
  type Refused,
  refusalIssue,
  refusalText,
} from '../../src/engine/schema/write/refusal';
import { refusalWords } from '../../src/engine/server/http/refusal-words';
import { review } from '../support/review';

const order = entityOf(orderSchema);
const policy = entityOf(policySchema);

function said(entity: Entity, row: object, refused: Refused, sees = (_name: string) => true) {
  const issue = refusalIssue(({ name }) => sees(name), entity, { ...row }, refused);
  return refusalText(refusalWords('en', entity), entity, issue);
}
const deletion: Refused = { rule: 'locked', action: 'delete' };

test.each<[string, Entity, object, Refused, string]>([
  ['the state', order, { status: 'shipped' }, deletion, 'Shipped orders cannot be deleted'],
  [
    'the state, of the lock that holds',
    review,
    { state: 'none', grade: 'bad' },
    { rule: 'locked', action: 'update', field: 'deadline' },
    'Bad specimen reviews keep “Deadline” as it is',
  ],
  [
    'a value that is there',
    policy,
    { status: 'stopped', enabled_time: '2026-01-02T08:00:00Z' },
    deletion,
    'Cannot be deleted while Enabled at is filled in',
  ],
  [
    'what a guard misses',
    review,
    { score: null },
    { rule: 'guard', action: 'pass' },
    'Not possible while Score is empty',
  ],
  [
    'of the tests of a guard the one that fails',
    review,
    { title: 'Endless', score: 7 },
    { rule: 'guard', action: 'expire' },
    'Not possible while Title is filled in',
  ],
  [
    'who has taken part',
    review,
    { submitted_by: 3 },
    { rule: 'notBy', action: 'pass' },
    '“Submitted by” is you: another account has to do this',
  ],
  [
    'a time that has not come',
    review,
    { submitted_at: '2030-01-01T08:00:00Z' },
    { rule: 'after', action: 'resume' },
    'Not possible yet: “Submitted at” is in the future',
  ],
])('17.28: a refusal names %s', (_what, entity, row, refused, sentence) => {
  expect(said(entity, row, refused)).toBe(sentence);
});

test('17.28: a refusal tells nothing of a field that the reader may not see', () => {
  const issue = refusalIssue(() => false, order, { status: 'shipped' }, deletion);
  expect(JSON.stringify(issue)).not.toContain('shipped');
  expect(said(order, { status: 'shipped' }, deletion, () => false)).toBe(
    'Cannot be deleted while Status has its present value',
  );
});

test('17.28: German nouns keep their capitals', () => {
  const words: RefusalWords = refusalWords('de', order);
  expect(words.entities).toBe(order.titlePlural);
  expect(factText(words, fieldNamed(order, 'status'), { filled: 0 })).toMatch(/ leer ist$/);
});
