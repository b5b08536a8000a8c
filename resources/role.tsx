import type schema from '../schemas/role';
import { defineResource } from '../src/console/data/resource';
import { awaited, late } from '../src/console/entity/fields/late';
import { roleStart } from '../src/console/overrides/role/role-start';
import { RoleName, RoleSummary } from '../src/console/overrides/role/role-text-cell';
import { RoleTools } from '../src/console/overrides/role/role-tools';
import { RoleWays } from '../src/console/overrides/role/role-ways';

const GrantsInput = awaited(() => import('../src/console/overrides/role/grants-input'));
const StatusInput = awaited(() => import('../src/console/overrides/role/status-input'));
const ScopeInput = awaited(() => import('../src/console/overrides/role/scope-input'));
const FieldRulesInput = awaited(() => import('../src/console/overrides/role/field-rules-input'));
const GrantsCell = late(() => import('../src/console/overrides/role/grants-cell'));
const FieldRulesCell = late(() => import('../src/console/overrides/role/field-rules-cell'));

/** What a role holds is ticked in the tree of the navigation; what it keeps back, field by field. */
export default defineResource<typeof schema>({
  entity: 'role',
  list: {
    columns: ['name', 'scope', 'status', 'summary', 'sort', 'update_time'],
    reads: { name: ['code'] },
    cells: { name: RoleName, summary: RoleSummary },
    toolbar: RoleTools,
  },
  form: {
    inputs: { status: StatusInput, scope: ScopeInput, menus: GrantsInput, field_rules: FieldRulesInput },
    start: roleStart,
  },
  show: {
    cells: { name: RoleName, summary: RoleSummary, menus: GrantsCell, field_rules: FieldRulesCell },
    below: RoleWays,
  },
});
