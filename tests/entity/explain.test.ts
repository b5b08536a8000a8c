import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assertCan, can, readableFields, writableFields } from '../../src/engine/schema/access/access';
import { type Actor, reachOf } from '../../src/engine/schema/access/actor';
import { explain } from '../../src/engine/schema/access/explain';
import { isInScope, rowScope } from '../../src/engine/schema/access/row-scope';
import { actionsOf, permissionsOf } from '../../src/engine/schema/access/verbs';
import { reaches } from '../../src/engine/schema/contract/app';
import { languages } from '../../src/engine/schema/contract/language';
import { modelOf } from '../../src/engine/schema/declaration/model';
import { type Entity, fieldNamed } from '../../src/engine/schema/model/entity';
import { actionInputs, isFrom } from '../../src/engine/schema/model/workflow';
import { hasWords } from '../../src/engine/server/http/words';
import { actorWith, rootActor } from '../support/actor';
import { specimen, specimenSchema, specimenShopSchema } from '../support/specimen';

const files = import.meta.glob('../../schemas/*.ts', { eager: true, import: 'default' });
const model = modelOf({ ...files, 'specimen.ts': specimenSchema, 'specimen-shop.ts': specimenShopSchema });
const entities = [...model.entities.values()];

const verbs = ['list', 'show', 'create', 'update', 'delete', 'import', 'export'];

function anyActor(entity: Entity): fc.Arbitrary<Actor> {
  const names = [...entity.fields.keys()];
  const guards = [...entity.fields.values()].flatMap(({ readPerms = [], writePerms = [] }) => [
    ...readPerms,
    ...writePerms,
  ]);
  const some = (all: readonly string[]) => fc.subarray([...all]);
  return fc
    .record({
      utype: fc.constantFrom(1, 2, 3),
      roles: fc.constantFrom(['CLERK'], ['CLERK', 'ROOT'], []),
      perms: some([...permissionsOf(entity), ...guards]),
      pcode: fc.constantFrom('P1', null),
      store: fc.constantFrom(1, null),
      scopes: fc.array(fc.constantFrom(...reaches), { maxLength: 3 }),
      fields: fc.record({ [entity.name]: fc.record({ hidden: some(names), readonly: some(names) }) }),
      mustChange: fc.constantFrom(false, false, false, true),
    })
    .map(({ scopes, ...actor }) => actorWith({ ...actor, scope: reachOf(actor.utype, scopes) }));
}

const anyCase = fc.constantFrom(...entities).chain((entity) =>
  fc.record({
    entity: fc.constant(entity),
    actor: anyActor(entity),
    action: fc.constantFrom(...verbs, ...entity.actions.map(({ name }) => name), 'explode'),
    record: fc.option(anyRecord(entity), { nil: undefined }),
    field: fc.option(fc.constantFrom(...entity.fields.values()), { nil: undefined }),
  }),
);

function anyRecord(entity: Entity): fc.Arbitrary<Record<string, unknown>> {
  const states = entity.actions.map(({ field, from, to }) => ({ field, states: [...from, to] }));
  const { partner, store } = entity.scope.columns;
  return fc.record({
    id: fc.constantFrom(1, 2),
    ...(partner && { [partner]: fc.constantFrom('P1', 'P2', null) }),
    ...(store && { [store]: fc.constantFrom(1, 2, null) }),
    ...Object.fromEntries(states.map((state) => [state.field, fc.constantFrom(...state.states)])),
  });
}

/** Whether the server would permit it, according to each function that the server uses. */
function isEnforced({
  entity,
  actor,
  action,
  record,
  field,
}: typeof anyCase extends fc.Arbitrary<infer C> ? C : never) {
  const declared = entity.actions.find(({ name }) => name === action);
  if (!can(actor, action, entity)) return false;
  if (record && !isInScope(rowScope(actor, entity), record)) return false;
  if (record && declared && !isFrom(declared, record)) return false;
  if (!field) return true;
  if (['list', 'show', 'export'].includes(action)) return readableFields(actor, entity).includes(field);
  if (action === 'delete' || (declared && !actionInputs(entity, declared).includes(field))) return false;
  return writableFields(actor, entity).includes(field) && !(action === 'import' && field.type === 'password');
}

describe('explain', () => {
  test('says of any actor, entity, action, record and field what is enforced', () => {
    let allowed = 0;
    fc.assert(
      fc.property(anyCase, (one) => {
        const explanation = explain(one.actor, one);
        expect(explanation.allowed).toBe(isEnforced(one));
        expect(explanation.allowed).toBe(explanation.steps.every((step) => step.allowed));
        const [first] = explanation.steps;
        if (first?.allowed) assertCan(one.actor, one.action, one.entity);
        else expect(() => assertCan(one.actor, one.action, one.entity)).toThrow();
        allowed += explanation.allowed ? 1 : 0;
      }),
      { numRuns: 5000 },
    );
    expect(allowed).toBeGreaterThan(100);
  });

  test('has words in every language for every reason it can give', () => {
    const reasons = new Set<string>();
    fc.assert(
      fc.property(anyCase, fc.boolean(), (one, available) => {
        for (const { reason } of explain(one.actor, { ...one, available }).steps) reasons.add(reason);
      }),
      { numRuns: 5000 },
    );
    expect(reasons.size).toBeGreaterThan(15);
    for (const language of languages) {
      for (const reason of reasons)
        expect([reason, hasWords(language, `access.${reason}`)]).toEqual([reason, true]);
    }
  });

  const ofHidden = { entity: specimen, field: fieldNamed(specimen, 'hidden') };
  test.each([
    ['a permission it lacks', actorWith(), { action: 'update' }, 'lacksPermission'],
    ['an action nobody has', rootActor, { action: 'explode' }, 'notOffered'],
    ['an account that is closed', rootActor, { action: 'list', available: false }, 'accountDisabled'],
    ['a password not its own', actorWith({ mustChange: true }), { action: 'list' }, 'mustChangePassword'],
    [
      'a partner without a code',
      actorWith({ utype: 2, perms: ['biz:specimen:view'] }),
      { action: 'list' },
      'without.partner',
    ],
    [
      'a store without a store',
      actorWith({ utype: 3, perms: ['biz:specimen:view'] }),
      { action: 'list' },
      'without.store',
    ],
    [
      'a record of somebody else',
      actorWith({ utype: 2, pcode: 'P1', perms: ['biz:specimen:view'] }),
      { action: 'show', record: { pcode: 'P2' } },
      'notOwnRow',
    ],
    ['a state it cannot leave', rootActor, { action: 'submit', record: { state: 'sent' } }, 'wrongState'],
    [
      'a field its roles hide',
      actorWith({
        perms: ['biz:specimen:view', 'biz:specimen:secret'],
        fields: { specimen: { hidden: ['hidden'] } },
      }),
      { action: 'show', field: ofHidden.field },
      'hiddenByRoles',
    ],
    [
      'a field its roles keep as it is',
      actorWith({
        perms: ['biz:specimen:edit', 'biz:specimen:secret'],
        fields: { specimen: { readonly: ['hidden'] } },
      }),
      { action: 'update', field: ofHidden.field },
      'readonlyByRoles',
    ],
    [
      'the column that makes it its own',
      actorWith({ utype: 2, pcode: 'P1', perms: ['biz:specimen:edit'] }),
      { action: 'update', field: fieldNamed(specimen, 'pcode') },
      'filledForYou',
    ],
    [
      'an action on a state its roles hide',
      actorWith({ perms: ['biz:specimen:submit'], fields: { specimen: { hidden: ['state'] } } }),
      { action: 'submit' },
      'hiddenState',
    ],
  ])('names %s', (_, actor, question, reason) => {
    const { allowed, steps } = explain(actor, { entity: specimen, ...question });
    expect(allowed).toBe(false);
    expect(steps.filter((step) => !step.allowed).map((step) => step.reason)).toEqual([reason]);
  });

  test('asks about everything that an entity offers', () => {
    for (const entity of entities) {
      for (const action of actionsOf(entity)) {
        expect(explain(rootActor, { entity, action })).toMatchObject({ allowed: true });
      }
    }
  });
});
