import { describe, expect, test } from 'vitest';
import menu from '../../schemas/menu';
import { canRead, canWrite, readableFields } from '../../src/engine/schema/access/access';
import { accessMatrix, actorOfRole } from '../../src/engine/schema/access/access-matrix';
import { reachOf } from '../../src/engine/schema/access/actor';
import { combineFieldRules, type FieldRules, rulesInForce } from '../../src/engine/schema/access/field-rules';
import { checkFieldRules } from '../../src/engine/schema/declaration/check-field-rules';
import { linked } from '../../src/engine/schema/declaration/model';
import { fieldNamed } from '../../src/engine/schema/model/entity';
import { entityOf } from '../../src/engine/schema/model/entity-of';
import { actorWith, rootActor } from '../support/actor';
import { specimen, specimenShop } from '../support/specimen';

describe('field rules', () => {
  test.each<[string, FieldRules[], FieldRules]>([
    ['no roles', [], {}],
    ['one role', [{ store: { hidden: ['a'] } }], { store: { hidden: ['a'], readonly: ['a'] } }],
    ['a role that keeps nothing', [{ store: { hidden: ['a'] } }, {}], {}],
    [
      'what all of them hide',
      [{ store: { hidden: ['a', 'b'] } }, { store: { hidden: ['b', 'c'] } }],
      { store: { hidden: ['b'], readonly: ['b'] } },
    ],
    [
      'hidden by one and kept by the other, it is seen and kept',
      [{ store: { hidden: ['a'] } }, { store: { readonly: ['a'] } }],
      { store: { hidden: [], readonly: ['a'] } },
    ],
  ])('combine to what every role keeps back: %s', (_, roles, combined) => {
    expect(combineFieldRules(roles)).toEqual(combined);
  });

  test('keep fields from being seen and from being changed, but not from ROOT', () => {
    const fields = { specimen: { hidden: ['note', 'pass'], readonly: ['story'] } };
    const actor = actorWith({ fields });
    const [note, story, pass] = ['note', 'story', 'pass'].map((name) => fieldNamed(specimen, name));
    if (!note || !story || !pass) throw new Error('The specimen has changed.');
    expect([canRead(actor, note), canWrite(actor, note)]).toEqual([false, false]);
    expect([canRead(actor, story), canWrite(actor, story)]).toEqual([true, false]);
    expect(canWrite(actor, pass)).toBe(false);
    const root = { ...rootActor, fields };
    expect(readableFields(root, specimen)).toEqual(readableFields(rootActor, specimen));
    expect(canWrite(root, story)).toBe(true);
  });

  test('name what exists and can be kept back', () => {
    const model = linked([specimen, specimenShop, entityOf(menu)]);
    const rules = {
      specimen: { hidden: ['note', 'id', 'nothing'], readonly: ['version'] },
      nowhere: { hidden: ['a'] },
      menu: { readonly: ['perm'] },
    };
    expect(checkFieldRules(model, rules)).toEqual([
      { at: 'specimen.hidden.1', name: 'id', rule: 'alwaysShown' },
      { at: 'specimen.hidden.2', name: 'nothing', rule: 'unknownFieldName' },
      { at: 'nowhere', name: 'nowhere', rule: 'unknownEntity' },
      { at: 'menu', name: 'menu', rule: 'unruled' },
    ]);
  });

  test('of menus, which an older database may hold, do not count', () => {
    const store = { hidden: ['name'] };
    expect(rulesInForce({ menu: { hidden: ['url'] }, store })).toEqual({ store });
    expect(rulesInForce(null)).toEqual({});
  });
});

describe('reach', () => {
  test.each([
    [1, [], 'all'],
    [1, ['partner', 'store'], 'partner'],
    [1, ['store', 'all'], 'all'],
    [2, ['all'], 'partner'],
    [2, ['store'], 'store'],
    [3, ['all'], 'store'],
  ] as const)('of kind %i with roles %j is %s', (utype, roles, reach) => {
    expect(reachOf(utype, roles)).toBe(reach);
  });
});

test('the matrix of a role says what its holders may do', () => {
  const grants = {
    code: 'CLERK',
    scope: 'partner',
    perms: ['biz:specimen:view', 'biz:specimen:submit', 'biz:specimen:recall'],
    fields: { specimen: { hidden: ['note'] } },
  } as const;
  const [row] = accessMatrix(grants, [specimen, specimenShop]);
  expect(row).toMatchObject({ entity: 'specimen', rows: 'partner', hidden: ['note'] });
  // An actor that cannot write the note cannot submit, because that action requires the note.
  expect(row?.actions.filter(({ allowed }) => allowed).map(({ action }) => action)).toEqual([
    'list',
    'show',
    'recall',
  ]);
  expect(actorOfRole({ ...grants, code: 'ROOT' }).fields).toEqual({});
});
