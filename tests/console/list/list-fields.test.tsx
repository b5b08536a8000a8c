import { renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadEntity, loadResource } from '../../../src/engine/console/data/registry';
import { SessionContext } from '../../../src/engine/console/data/session';
import { loadTargets } from '../../../src/engine/console/data/targets';
import { fieldColumn } from '../../../src/engine/console/entity/list/field-column';
import { useListFields } from '../../../src/engine/console/entity/list/use-list-fields';
import { usePermissions } from '../../../src/engine/console/entity/record/permissions';
import type { Actor } from '../../../src/engine/schema/access/actor';
import type { Filter } from '../../../src/engine/schema/query/list-query';
import { actorWith } from '../../support/actor';
import { sessionOf } from '../support/session';

const perms = ['merchant', 'store', 'device', 'report'].map((name) => `biz:${name}:view`);
const seesAllBut = (name: string) => perms.filter((perm) => perm !== `biz:${name}:view`);

async function fieldsFor(name: string, actor: Actor, fixed: readonly Filter[] = []) {
  const [entity, resource] = await Promise.all([loadEntity(name), loadResource(name, 'list')]);
  await loadTargets(entity);
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(SessionContext, { value: sessionOf(actor) }, children);
  const use = () => useListFields({ entity, resource, permissions: usePermissions(entity), fixed });
  return renderHook(use, { wrapper }).result.current;
}

beforeEach(() => localStorage.clear());

describe('the columns of a list', () => {
  it('are at first those declared, to who sees all of them', async () => {
    const { names } = await fieldsFor('store', actorWith({ perms }));
    expect(names.slice(0, 3)).toEqual(['name', 'merchant', 'contact']);
  });

  it('P3: leave out a reference to what the reader has no names for, whatever was chosen once', async () => {
    const blind = actorWith({ perms: seesAllBut('merchant') });
    expect((await fieldsFor('store', blind)).names.slice(0, 2)).toEqual(['name', 'contact']);
    localStorage.setItem('columns:store', '["name","merchant"]');
    const { names, possible, telling } = await fieldsFor('store', blind);
    expect(names).toEqual(['name']);
    expect([possible.includes('merchant'), telling.includes('merchant')]).toEqual([true, false]);
  });

  it('P3: leave out a reference whose names a role keeps back', async () => {
    const blind = actorWith({ perms, fields: { merchant: { hidden: ['name'] } } });
    expect((await fieldsFor('store', blind)).names).not.toContain('merchant');
  });

  it('are at first not those that tie every row to the reader, which can still be chosen', async () => {
    const partner = actorWith({ utype: 2, scope: 'partner', pcode: 'P1', perms });
    const merchants = await fieldsFor('merchant', partner);
    expect([merchants.names.includes('pcode'), merchants.telling.includes('pcode')]).toEqual([false, true]);
    const store = { utype: 3, scope: 'store', store: 7, perms } as const;
    expect((await fieldsFor('device', actorWith(store))).names).not.toContain('store');
    expect((await fieldsFor('device', actorWith({ ...store, stores: [7, 8] }))).names).toContain('store');
  });
});

describe('the tabs of a list', () => {
  it('are the states of its first workflow', async () => {
    expect((await fieldsFor('device', actorWith({ perms }))).tabs?.name).toBe('status');
    expect((await fieldsFor('store', actorWith({ perms }))).tabs).toBeUndefined();
  });

  it('are not there where a role hides the state, and where the page fixes it', async () => {
    const blind = actorWith({ perms, fields: { device: { hidden: ['status'] } } });
    expect((await fieldsFor('device', blind)).tabs).toBeUndefined();
    const fixed: Filter[] = [{ field: 'status', operator: 'eq', value: 'online' }];
    expect((await fieldsFor('device', actorWith({ perms }), fixed)).tabs).toBeUndefined();
  });
});

it.each([
  ['customer', ['customer_number', 'gender', 'phone']],
  ['report', ['type', 'customer', 'detection_time']],
  ['order', ['store', 'username', 'amount']],
])(
  '18.4: a card of a %s shows what names and tells it apart, then the first other columns',
  async (name, shown) => {
    const [entity, resource] = await Promise.all([loadEntity(name), loadResource(name, 'list')]);
    const names = entity.listColumns;
    const columns = names.map((one) =>
      fieldColumn({ entity, resource, names, name: one, showPath: () => undefined }),
    );
    expect(columns.filter(({ card }) => card === 'value').map(({ key }) => key)).toEqual(shown);
  },
);
