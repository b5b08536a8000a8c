import { beforeEach, describe, expect, test } from 'vitest';
import { openForTests } from '../../support/open-for-tests';
import { openFixture, roleId } from '../app/fixture';
import { callsOf } from './calls';

const fixture = openForTests(() => openFixture());

beforeEach(async () => {
  await fixture.reset();
  for (const perm of ['sys:role:view', 'sys:role:edit']) await permit('ADMIN', perm);
});

const { call, permit } = callsOf(() => fixture);

describe('a role that one holds', () => {
  const change = async (username: 'operator' | 'root', values: object, code = 'ADMIN') =>
    call(await fixture.signIn(username), `/roles/${roleId(code)}`, 'PUT', { version: 1, ...values });

  test.each([
    ['status', { status: 'disabled' }],
    ['scope', { scope: 'store' }],
    ['menus', { menus: [] }],
    ['field_rules', { field_rules: { store: { hidden: ['contact'] } } }],
    ['field_rules', { field_rules: { store: { readonly: ['contact'] } } }],
  ])('loses nothing by its holder: %s', async (field, values) => {
    const { status, body } = await change('operator', values);
    expect([status, body.data.errors]).toEqual([422, [expect.objectContaining({ field, rule: 'ownRole' })]]);
  });

  test('can be renamed by its holder, and narrowed by ROOT', async () => {
    expect((await change('operator', { name: 'Operators' })).status).toBe(200);
    expect((await change('root', { version: 2, scope: 'store' })).status).toBe(200);
  });

  test('gives its holder no field back', async () => {
    const rules = { store: { hidden: ['contact'], readonly: ['name'] }, device: { hidden: ['c_code'] } };
    expect((await change('root', { field_rules: rules })).status).toBe(200);
    for (const field_rules of [
      null,
      { ...rules, device: {} },
      { ...rules, store: { hidden: ['contact'] } },
      { ...rules, store: { readonly: ['contact', 'name'] } },
    ]) {
      const { status, body } = await change('operator', { version: 2, field_rules });
      expect([status, body.data.errors]).toEqual([
        422,
        [expect.objectContaining({ field: 'field_rules', rule: 'beyondOwnRights' })],
      ]);
    }
    expect((await change('operator', { version: 2, field_rules: rules, name: 'Same' })).status).toBe(200);
    expect((await change('root', { version: 3, field_rules: null })).status).toBe(200);
  });

  test('is not another one', async () => {
    expect((await change('operator', { status: 'disabled' }, 'STORE')).status).toBe(200);
  });
});
