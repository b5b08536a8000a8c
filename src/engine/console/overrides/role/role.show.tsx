import type { roleWith } from '../../../schema/base/role';
import { defineShow } from '../../data/resource';
import { FieldRulesCell, GrantsCell } from './role-cells';
import { RoleName, RoleSummary } from './role-text-cell';
import { RoleMatrixLink } from './role-tools';

export default defineShow<ReturnType<typeof roleWith>>({
  cells: { name: RoleName, summary: RoleSummary, menus: GrantsCell, field_rules: FieldRulesCell },
  below: RoleMatrixLink,
});
