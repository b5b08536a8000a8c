import type schema from '../schemas/role';
import { defineShow } from '../src/engine/console/data/resource';
import { FieldRulesCell, GrantsCell } from '../src/engine/console/overrides/role/role-cells';
import { RoleName, RoleSummary } from '../src/engine/console/overrides/role/role-text-cell';
import { RoleMatrixLink } from '../src/engine/console/overrides/role/role-tools';

export default defineShow<typeof schema>({
  cells: { name: RoleName, summary: RoleSummary, menus: GrantsCell, field_rules: FieldRulesCell },
  below: RoleMatrixLink,
});
