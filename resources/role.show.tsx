import type schema from '../schemas/role';
import { defineShow } from '../src/console/data/resource';
import { FieldRulesCell } from '../src/console/overrides/role/field-rules-cell';
import { GrantsCell } from '../src/console/overrides/role/grants-cell';
import { RoleName, RoleSummary } from '../src/console/overrides/role/role-text-cell';
import { RoleWays } from '../src/console/overrides/role/role-ways';

export default defineShow<typeof schema>({
  cells: { name: RoleName, summary: RoleSummary, menus: GrantsCell, field_rules: FieldRulesCell },
  below: RoleWays,
});
