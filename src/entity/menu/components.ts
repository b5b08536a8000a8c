/** The pages that the product shall have; every entity also has `entity/{name}/list`. */
export const pageComponents = [
  'assessment/list',
  'assessment/calendar',
  'dashboard/index',
  ...deviceComponents('f5lab'),
  ...deviceComponents('fmp'),
  ...deviceComponents('q1p'),
  ...deviceComponents('x3'),
  ...deviceComponents('x5'),
  'merchant/list',
  'merchant/config',
  'merchant/recommend',
  'merchant/recommendNew',
  'merchant/recommendNewAudit',
  'merchant/user',
  'message/list',
  'order/list',
  'policy/config',
  'policy/list',
  'policy/listall',
  'policy/returncash',
  'system/menu/index',
  'system/role/index',
  'system/role/matrix',
  'system/role/explain',
  'system/user/index',
  'user/index',
  'user/config',
  'user/fusionReport',
  'error/401',
  'error/404',
] as const;

/** The main layout, under which a directory gathers its pages. */
export const layoutComponent = 'Layout';

/** The component names that a menu of the product can have, whether their pages exist yet or not. */
export function knownComponents(entityNames: Iterable<string>): ReadonlySet<string> {
  return new Set([
    layoutComponent,
    ...pageComponents,
    ...[...entityNames].map((name) => `entity/${name}/list`),
  ]);
}

function deviceComponents<Kind extends string>(kind: Kind) {
  return [`device/${kind}/list`, `device/${kind}/config`, `device/${kind}/report`] as const;
}
