import type schema from '../schemas/role';
import { defineShow } from '../src/console/data/resource';
import { FieldRulesCell, GrantsCell } from '../src/console/overrides/role/role-cells';
import { RoleName, RoleSummary } from '../src/console/overrides/role/role-text-cell';
import { RoleMatrixLink } from '../src/console/overrides/role/role-tools';

export default defineShow<typeof schema>({
  cells: { name: RoleName, summary: RoleSummary, menus: GrantsCell, field_rules: FieldRulesCell },
  below: RoleMatrixLink,
});
