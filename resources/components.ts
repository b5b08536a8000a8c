import type { ComponentClaims } from '../src/console/data/resource';

/** Component names of the server's menus that show an entity, in addition to `entity/<name>/list`. */
export default {
  'merchant/list': { entity: 'store' },
  'system/user/index': { entity: 'manager' },
  'system/role/index': { entity: 'role' },
  'device/f5lab/list': { entity: 'device', filters: [{ field: 'dev_type', operator: 'eq', value: 'F5LAB' }] },
  'device/fmp/list': { entity: 'device', filters: [{ field: 'dev_type', operator: 'eq', value: 'FMP' }] },
  'device/q1p/list': { entity: 'device', filters: [{ field: 'dev_type', operator: 'eq', value: 'Q1P' }] },
  'device/x3/list': { entity: 'device', filters: [{ field: 'dev_type', operator: 'eq', value: 'X3' }] },
  'device/x5/list': { entity: 'device', filters: [{ field: 'dev_type', operator: 'eq', value: 'X5' }] },
} satisfies ComponentClaims;
