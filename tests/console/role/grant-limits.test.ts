import { describe, expect, it } from 'vitest';
import {
  grantRefusal,
  ruleRefusal,
  type StoredRole,
  scopeRefusal,
} from '../../../src/engine/console/overrides/role/grant-limits';
import type { Grant } from '../../../src/engine/schema/contract/endpoints/access';
import { actorWith } from '../../support/actor';
import { grants } from './grants';

const role: StoredRole = {
  code: 'CLERK',
  status: 'enabled',
  scope: 'partner',
  menus: [2, 3, 4],
  field_rules: null,
};
const clerk = actorWith({ roles: ['CLERK'], perms: ['biz:store:view'] });
const other = actorWith({ roles: ['ADMIN'], perms: ['biz:store:view'], scope: 'partner' });
const root = actorWith({ roles: ['ROOT', 'CLERK'] });
const [, , page, view, add] = grants as [Grant, Grant, Grant, Grant, Grant];
const again: Grant = { ...add, id: 7, perm: view.perm };
const held = [page, view];

describe('who changes a role', () => {
  it('gives what it has itself', () => {
    expect(grantRefusal(other, role, add, held)).toBe('beyondOwnRights');
    expect(grantRefusal(other, undefined, view, held)).toBeUndefined();
    expect(grantRefusal(other, undefined, page, held)).toBeUndefined();
    expect(grantRefusal(root, role, add, held)).toBeUndefined();
    expect(scopeRefusal(other, role, 'all')).toBe('beyondOwnRights');
    expect(scopeRefusal(other, role, 'store')).toBeUndefined();
  });

  it('takes nothing from a role that it holds', () => {
    expect(grantRefusal(clerk, role, view, held)).toBe('ownRole');
    expect(grantRefusal(clerk, { ...role, status: 'disabled' }, view, held)).toBeUndefined();
    expect(grantRefusal(other, role, view, held)).toBeUndefined();
    expect(grantRefusal(root, role, view, held)).toBeUndefined();
    expect(scopeRefusal(clerk, role, 'store')).toBe('ownRole');
    expect(scopeRefusal(clerk, role, 'partner')).toBeUndefined();
    const hiding = { store: { hidden: ['contact'] } };
    expect(ruleRefusal(clerk, role, hiding, 'store.contact')).toBe('ownRole');
    expect(ruleRefusal(other, role, hiding, 'store.contact')).toBeUndefined();
  });

  it('takes no page from a role that it holds', () => {
    expect(grantRefusal(clerk, role, page, held)).toBe('ownRole');
    expect(grantRefusal(clerk, role, { ...page, type: 'directory' }, held)).toBeUndefined();
    expect(grantRefusal(clerk, { ...role, menus: [4] }, page, held)).toBeUndefined();
    expect(grantRefusal(other, role, page, held)).toBeUndefined();
  });

  it('takes from it what another of its buttons permits as well', () => {
    const twice = { ...role, menus: [2, 3, 4, 7] };
    expect(grantRefusal(clerk, twice, view, [page, view, again])).toBeUndefined();
    expect(grantRefusal(clerk, twice, view, [page, view])).toBe('ownRole');
    expect(grantRefusal(clerk, twice, again, [page, view])).toBeUndefined();
  });

  it('opens no field that is kept from it', () => {
    const kept = { store: { hidden: ['contact'], readonly: ['contact'] } };
    const limited = { ...other, fields: kept };
    expect(ruleRefusal(limited, { ...role, field_rules: kept }, {}, 'store.contact')).toBe('beyondOwnRights');
    expect(ruleRefusal(limited, undefined, {}, 'store.contact')).toBe('beyondOwnRights');
    expect(ruleRefusal(limited, role, {}, 'store.contact')).toBeUndefined();
    expect(ruleRefusal(limited, undefined, kept, 'store.contact')).toBeUndefined();
  });
});
