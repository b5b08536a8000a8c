import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  assertCan,
  can,
  canRead,
  canWrite,
  decide,
  readableFields,
  writableFields,
} from '../../src/engine/schema/access/access';
import { isInScope, rowScope } from '../../src/engine/schema/access/row-scope';
import { permissionFor, permissionsOf } from '../../src/engine/schema/access/verbs';
import { fieldNamed } from '../../src/engine/schema/model/entity';
import { entityOf } from '../../src/engine/schema/model/entity-of';
import { actorWith, rootActor } from '../support/actor';
import { settingsSchema } from '../support/settings';
import { specimen, specimenShop } from '../support/specimen';

describe('P1-P5', () => {
  test('permissions read module:entity:action', () => {
    expect(permissionsOf(specimen)).toEqual([
      'biz:specimen:view',
      'biz:specimen:add',
      'biz:specimen:edit',
      'biz:specimen:delete',
      'biz:specimen:import',
      'biz:specimen:export',
      'biz:specimen:submit',
      'biz:specimen:recall',
    ]);
    expect(permissionFor(specimen, 'show')).toBe('biz:specimen:view');
  });

  test('E18: who changes settings also saves them for the first time', () => {
    const settings = entityOf(settingsSchema);
    expect(permissionFor(settings, 'create')).toBe('biz:specimen-settings:edit');
    expect(permissionsOf(settings)).not.toContain('biz:specimen-settings:add');
    expect(can(actorWith({ perms: ['biz:specimen-settings:edit'] }), 'create', settings)).toBe(true);
  });

  test('ROOT passes every check that the entity offers', () => {
    for (const action of ['list', 'show', 'create', 'update', 'delete', 'import', 'export', 'submit']) {
      expect(decide(rootActor, action, specimen)).toMatchObject({
        allowed: true,
        reason: 'root',
      });
    }
    expect(decide(rootActor, 'explode', specimen)).toMatchObject({
      allowed: false,
      reason: 'notOffered',
    });
  });

  test('others need the permission, and the answer names it', () => {
    const actor = actorWith({ perms: ['biz:specimen:view'] });
    expect(can(actor, 'list', specimen)).toBe(true);
    expect(decide(actor, 'update', specimen)).toEqual({
      allowed: false,
      reason: 'lacksPermission',
      params: { permission: 'biz:specimen:edit' },
    });
    expect(() => assertCan(actor, 'update', specimen)).toThrow(
      expect.objectContaining({
        error: 'forbidden',
        params: { action: 'update', permission: 'biz:specimen:edit' },
      }),
    );
  });

  test('an operation that is not offered is closed to ROOT as well', () => {
    const logbook = entityOf({
      $id: 'logbook',
      title: 'Logbook',
      type: 'object',
      properties: { line: { type: 'string' } },
      'x-operations': ['export'],
      additionalProperties: false,
    });
    expect(can(rootActor, 'create', logbook)).toBe(false);
    expect(can(rootActor, 'export', logbook)).toBe(true);
  });

  test('an operator sees all rows, a partner its own, a store its own', () => {
    expect(rowScope(actorWith(), specimen)).toEqual({ kind: 'all' });
    expect(rowScope(actorWith({ utype: 2, pcode: 'P1' }), specimen)).toEqual({
      kind: 'some',
      column: 'pcode',
      values: ['P1'],
    });
    expect(rowScope(actorWith({ utype: 3, store: 7 }), specimen)).toEqual({
      kind: 'some',
      column: 'shop',
      values: [7],
    });
    expect(rowScope(actorWith({ utype: 3, store: 7 }), specimenShop)).toEqual({
      kind: 'some',
      column: 'id',
      values: [7],
    });
  });

  test('a store account chooses among its stores, where it has more than one', () => {
    const isGiven = (stores: readonly number[]) =>
      writableFields(actorWith({ utype: 3, store: 7, stores }), specimen).some(({ name }) => name === 'shop');
    expect([isGiven([7]), isGiven([7, 8])]).toEqual([false, true]);
    const scope = rowScope(actorWith({ utype: 3, store: 7, stores: [7, 8] }), specimen);
    expect([7, 8, 9].map((shop) => isInScope(scope, { shop }))).toEqual([true, true, false]);
  });

  test('an account without its partner or store sees nothing, and may do nothing', () => {
    const stray = actorWith({
      utype: 2,
      pcode: null,
      perms: ['biz:specimen:view'],
    });
    expect(rowScope(stray, specimen)).toEqual({ kind: 'none' });
    expect(decide(stray, 'list', specimen)).toMatchObject({
      allowed: false,
      reason: 'noRows',
    });
  });

  test('18.4: nothing is created that lacks the partner code which neither the account has nor may give', () => {
    const { pcode, ...others } = settingsSchema.properties;
    const own = { ...pcode, 'x-default': 'actor.pcode' } as const;
    const settings = entityOf({ ...settingsSchema, properties: { pcode: own, ...others } });
    const perms = ['biz:specimen-settings:edit'];
    const fields = { [settings.name]: { readonly: ['pcode'] } };
    expect(decide(actorWith({ perms, fields }), 'create', settings)).toMatchObject({
      allowed: false,
      reason: 'lacksField',
    });
    expect(can(actorWith({ perms }), 'create', settings)).toBe(true);
    expect(
      can(actorWith({ perms, fields, utype: 2, scope: 'partner', pcode: 'AMER01' }), 'create', settings),
    ).toBe(true);
  });

  test('without a declared scope only operators see rows', () => {
    const internal = entityOf({
      $id: 'internal',
      title: 'Internal',
      type: 'object',
      properties: { line: { type: 'string' } },
      additionalProperties: false,
    });
    expect(rowScope(actorWith({ utype: 2, pcode: 'P1' }), internal)).toEqual({
      kind: 'none',
    });
    expect(rowScope(actorWith({ utype: 1 }), internal)).toEqual({
      kind: 'all',
    });
  });

  test('a row is inside exactly one partner', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (mine, theirs) => {
        const scope = rowScope(actorWith({ utype: 2, pcode: mine }), specimen);
        expect(isInScope(scope, { pcode: theirs })).toBe(mine === theirs);
      }),
    );
    expect(isInScope({ kind: 'all' }, {})).toBe(true);
    expect(isInScope({ kind: 'none' }, { pcode: 'P1' })).toBe(false);
  });

  test('a hidden field is neither read nor written, and a password is only written', () => {
    const hidden = fieldNamed(specimen, 'hidden');
    expect(canRead(actorWith(), hidden)).toBe(false);
    expect(canWrite(actorWith(), hidden)).toBe(false);
    const trusted = actorWith({ perms: ['biz:specimen:secret'] });
    expect(canRead(trusted, hidden)).toBe(true);
    expect(canWrite(trusted, hidden)).toBe(true);
    expect(canRead(rootActor, fieldNamed(specimen, 'pass'))).toBe(false);
    expect(canWrite(actorWith(), fieldNamed(specimen, 'pass'))).toBe(true);
    expect(canWrite(rootActor, fieldNamed(specimen, 'state'))).toBe(false);
  });

  test('the column that ties a row to the actor is not its to give', () => {
    const names = writableFields(actorWith({ utype: 2, pcode: 'P1' }), specimen).map((field) => field.name);
    expect(names).not.toContain('pcode');
    expect(writableFields(actorWith(), specimen).map((field) => field.name)).toContain('pcode');
    expect(readableFields(actorWith(), specimen).map((field) => field.name)).not.toContain('pass');
  });
});
