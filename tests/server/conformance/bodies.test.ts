import { expect, test } from 'vitest';
import { entityOf } from '../../../src/engine/schema/model/entity-of';
import { Bodies } from './bodies';

const pair = entityOf({
  $id: 'pair',
  title: 'Pair',
  type: 'object',
  properties: { one: { type: 'integer', 'x-ref': 'end' }, other: { type: 'integer', 'x-ref': 'end' } },
  required: ['one', 'other'],
  additionalProperties: false,
  'x-unique-together': [['one', 'other']],
});

test('when no combination of references is left, the error names entity, fields and rule', () => {
  const bodies = new Bodies(() => [1, 2]);
  const made = Array.from({ length: 4 }, () => JSON.stringify(bodies.any(pair)));
  expect(new Set(made).size).toBe(4);
  expect(() => bodies.any(pair)).toThrow(/^pair: .* repeat a unique value of .*one with other$/);
});
