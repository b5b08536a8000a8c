import { defineApp } from '../engine/schema/contract/define-app';

export default defineApp({
  name: 'Footwork Lab',
  systemSchema: 'footwork',
  home: { path: '/dashboard', component: 'dashboard/index', title: 'dashboard' },
  levels: [
    { name: 'partner', title: 'Own partner', color: 'purple', field: 'pcode', info: 'pcode' },
    {
      name: 'store',
      title: 'Own store',
      color: 'cyan',
      field: 'store',
      info: 'storeId',
      entity: 'store',
      below: { parent: 'head_store', same: 'pcode' },
    },
  ],
  userTypes: [
    { value: 1, title: 'Operator', color: 'blue', reach: 'all' },
    { value: 2, title: 'Partner', color: 'purple', reach: 'partner' },
    { value: 3, title: 'Store', color: 'cyan', reach: 'store' },
  ],
  settings: { level: 'store', entity: 'partner-config', by: 'pcode' },
});
