import { describe, expect, it } from 'vitest';
import {
  grantRefusal,
  ruleRefusal,
  type StoredRole,
  scopeRefusal,
} from '../../../src/console/role/grant-limits';
import type { Grant } from '../../../src/console/role/grant-tree';
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

describe('who changes a role', () => {
  it('gives what it has itself', () => {
    expect(grantRefusal(other, role, add)).toBe('beyondOwnRights');
    expect(grantRefusal(other, undefined, view)).toBeUndefined();
    expect(grantRefusal(other, undefined, page)).toBeUndefined();
    expect(grantRefusal(root, role, add)).toBeUndefined();
    expect(scopeRefusal(other, role, 'all')).toBe('beyondOwnRights');
    expect(scopeRefusal(other, role, 'store')).toBeUndefined();
  });

  it('takes nothing from a role that it holds', () => {
    expect(grantRefusal(clerk, role, view)).toBe('ownRole');
    expect(grantRefusal(clerk, { ...role, status: 'disabled' }, view)).toBeUndefined();
    expect(grantRefusal(other, role, view)).toBeUndefined();
    expect(grantRefusal(root, role, view)).toBeUndefined();
    expect(scopeRefusal(clerk, role, 'store')).toBe('ownRole');
    expect(scopeRefusal(clerk, role, 'partner')).toBeUndefined();
    const hiding = { store: { hidden: ['contact'] } };
    expect(ruleRefusal(clerk, role, hiding, 'store.contact')).toBe('ownRole');
    expect(ruleRefusal(other, role, hiding, 'store.contact')).toBeUndefined();
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
