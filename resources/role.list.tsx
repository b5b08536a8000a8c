import type schema from '../schemas/role';
import { defineList } from '../src/engine/console/data/resource';
import { RoleName, RoleSummary } from '../src/engine/console/overrides/role/role-text-cell';
import { RoleTools } from '../src/engine/console/overrides/role/role-tools';

export default defineList<typeof schema>({
  columns: ['name', 'scope', 'status', 'summary', 'sort', 'update_time'],
  reads: { name: ['code'] },
  cells: { name: RoleName, summary: RoleSummary },
  toolbar: RoleTools,
});
