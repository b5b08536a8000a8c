import { deviceTypeNames } from '../schemas/parts/device-types';
import type { ComponentClaims } from '../src/engine/console/data/resource';

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
  ...claimsOfTypes('list', 'device'),
  ...claimsOfTypes('config', 'device-config'),
  ...claimsOfTypes('report', 'report'),
} satisfies ComponentClaims;

/** One claim for each type of device: `device/x5/list`. */
function claimsOfTypes(page: string, entity: string): ComponentClaims {
  return Object.fromEntries(
    deviceTypeNames.map((type) => [
      `device/${type.toLowerCase()}/${page}`,
      { entity, filters: [{ field: 'dev_type', operator: 'eq', value: type }] },
    ]),
  );
}
