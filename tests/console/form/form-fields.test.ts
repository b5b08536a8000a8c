import { expect, test } from 'vitest';
import customerSchema from '../../../schemas/customer';
import orderSchema from '../../../schemas/order';
import planSchema from '../../../schemas/training-plan';
import { formFields, startValues, tiedValues } from '../../../src/engine/console/entity/form/form-fields';
import { entityOf } from '../../../src/engine/schema/model/entity-of';
import { actorWith, rootActor } from '../../support/actor';
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

test('the form of a new record starts with the own store of who looks after several', () => {
  const customer = entityOf(customerSchema);
  const start = (stores: number[]) => {
    const actor = actorWith({ utype: 3, store: 5, stores, pcode: 'P1' });
    const fields = formFields(customer, {}, actor, true);
    return startValues(fields, tiedValues(customer, actor), actor).store;
  };
  expect(start([5, 7])).toBe(5);
  // With a single store there is no choice, and no field.
  expect(start([5])).toBeUndefined();
  expect(tiedValues(customer, rootActor)).toEqual({});
});
