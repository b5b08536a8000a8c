import type { ComponentClaims } from '../src/console/data/resource';

/** Component names of the server's menus that show an entity, in addition to `entity/<name>/list`. */
export default {
  'merchant/list': { entity: 'store' },
  'merchant/config': { entity: 'store-config' },
  'merchant/recommend': { entity: 'commodity' },
  'merchant/recommendNew': { entity: 'submission' },
  'merchant/recommendNewAudit': {
    entity: 'submission',
    filters: [{ field: 'status', operator: 'eq', value: 'under_review' }],
  },
  'merchant/user': { entity: 'manager', filters: [{ field: 'utype', operator: 'eq', value: '3' }] },
  'user/config': { entity: 'partner-config' },
  'user/index': { entity: 'customer' },
  'order/list': { entity: 'order' },
  'message/list': { entity: 'message' },
  'policy/list': { entity: 'policy' },
  'policy/config': { entity: 'policy-config' },
  'assessment/list': { entity: 'assessment' },
  'system/user/index': { entity: 'manager' },
  'system/role/index': { entity: 'role' },
  'device/f5lab/list': { entity: 'device', filters: [{ field: 'dev_type', operator: 'eq', value: 'F5LAB' }] },
  'device/fmp/list': { entity: 'device', filters: [{ field: 'dev_type', operator: 'eq', value: 'FMP' }] },
  'device/q1p/list': { entity: 'device', filters: [{ field: 'dev_type', operator: 'eq', value: 'Q1P' }] },
  'device/x3/list': { entity: 'device', filters: [{ field: 'dev_type', operator: 'eq', value: 'X3' }] },
  'device/x5/list': { entity: 'device', filters: [{ field: 'dev_type', operator: 'eq', value: 'X5' }] },
  'device/f5lab/config': {
    entity: 'device-config',
    filters: [{ field: 'dev_type', operator: 'eq', value: 'F5LAB' }],
  },
  'device/fmp/config': {
    entity: 'device-config',
    filters: [{ field: 'dev_type', operator: 'eq', value: 'FMP' }],
  },
  'device/q1p/config': {
    entity: 'device-config',
    filters: [{ field: 'dev_type', operator: 'eq', value: 'Q1P' }],
  },
  'device/x3/config': {
    entity: 'device-config',
    filters: [{ field: 'dev_type', operator: 'eq', value: 'X3' }],
  },
  'device/x5/config': {
    entity: 'device-config',
    filters: [{ field: 'dev_type', operator: 'eq', value: 'X5' }],
  },
  'device/f5lab/report': {
    entity: 'report',
    filters: [{ field: 'dev_type', operator: 'eq', value: 'F5LAB' }],
  },
  'device/fmp/report': { entity: 'report', filters: [{ field: 'dev_type', operator: 'eq', value: 'FMP' }] },
  'device/q1p/report': { entity: 'report', filters: [{ field: 'dev_type', operator: 'eq', value: 'Q1P' }] },
  'device/x3/report': { entity: 'report', filters: [{ field: 'dev_type', operator: 'eq', value: 'X3' }] },
  'device/x5/report': { entity: 'report', filters: [{ field: 'dev_type', operator: 'eq', value: 'X5' }] },
} satisfies ComponentClaims;
