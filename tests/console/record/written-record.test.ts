import { expect, it } from 'vitest';
import { writtenRecord } from '../../../src/engine/console/entity/record/written-record';

const limits = { update: { reason: 'locked' } };
const held = {
  id: 1,
  version: 1,
  store: 4,
  update_by: 2,
  is_lock: true,
  _labels: { store: 'North', update_by: 'Olivia' },
  _limits: limits,
};

it('A5: a written record keeps the labels of what did not change, and the limits of the answer alone', () => {
  const answer = { id: 1, version: 2, store: 4, update_by: 3, is_lock: false };
  expect(writtenRecord(held as never, answer as never)).toEqual({ ...answer, _labels: { store: 'North' } });
  expect(writtenRecord(held as never, { ...answer, _limits: limits } as never)).toMatchObject({
    version: 2,
    _limits: limits,
  });
});
