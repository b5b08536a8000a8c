import { expect, test } from 'vitest';
import orderSchema from '../../../schemas/order';
import planSchema from '../../../schemas/training-plan';
import { formFields } from '../../../src/console/entity/form/form-fields';
import { entityOf } from '../../../src/entity/model/entity-of';
import { rootActor } from '../../support/actor';
import { reviewSchema } from '../../support/review';

test('the form of a new record leaves to later actions what only they ask for', () => {
  const order = entityOf(orderSchema);
  const names = (isNew: boolean) => formFields(order, {}, rootActor, isNew).map(({ name }) => name);
  expect(names(false)).toEqual(expect.arrayContaining(['payment_number', 'express_name', 'express_number']));
  expect(names(true)).toContain('payment_number');
  expect(names(true)).not.toContain('express_name');
  expect(names(true)).not.toContain('express_number');
});

test('the form of a new record asks for what an action of its first state asks for, too', () => {
  const names = (schema: typeof planSchema | typeof reviewSchema) =>
    formFields(entityOf(schema), {}, rootActor, true).map(({ name }) => name);
  expect(names(planSchema)).toContain('remark');
  expect(names(reviewSchema)).toContain('remark');
  expect(names(reviewSchema)).not.toContain('reason');
});
