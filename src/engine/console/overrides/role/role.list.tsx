import type { roleWith } from '../../../schema/base/role';
import { defineList } from '../../data/resource';
import { RoleName, RoleSummary } from './role-text-cell';
import { RoleTools } from './role-tools';

export default defineList<ReturnType<typeof roleWith>>({
  columns: ['name', 'scope', 'status', 'summary', 'sort', 'update_time'],
  reads: { name: ['code'] },
  cells: { name: RoleName, summary: RoleSummary },
  toolbar: RoleTools,
});
