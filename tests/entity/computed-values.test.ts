import { expect, test } from 'vitest';
import result from '../../schemas/assessment-result';
import { fieldNamed } from '../../src/engine/schema/model/entity';
import { entityOf } from '../../src/engine/schema/model/entity-of';
import { computedValue } from '../../src/engine/schema/write/computed-values';

const entity = entityOf(result);

test.each([
  [80, 70],
  [100, 80],
  [900, null],
  [-1, null],
])('a form shows the mean of 60 and %s as %s: none while a number is out of its bounds', (score, mean) => {
  const scores = [60, score].map((one) => ({ code: 'a', weight: 50, score: one }));
  expect(computedValue(entity, fieldNamed(entity, 'score'), { scores }, new Date())).toBe(mean);
});
