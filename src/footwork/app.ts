import { defineApp } from '#engine/schema/contract/define-app';
import { translated } from '#engine/schema/contract/language-facts';

export default defineApp({
  name: 'Footwork Lab',
  languages: translated,
  systemSchema: 'footwork',
  home: { path: '/dashboard', component: 'dashboard/index', title: 'dashboard' },
  levels: [
    { name: 'partner', field: 'pcode', info: 'pcode' },
    {
      name: 'store',
      field: 'store',
      info: 'storeId',
      entity: 'store',
      below: { parent: 'head_store', same: 'pcode' },
    },
  ],
  userTypes: [
    { value: 1, reach: 'all' },
    { value: 2, reach: 'partner' },
    { value: 3, reach: 'store' },
  ],
  customerTables: ['share', 'measurement', 'entities/store', 'entities/device', 'entities/report'],
  settings: { level: 'store', entity: 'partner-config', by: 'pcode' },
});
