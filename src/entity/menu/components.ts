/** The pages that the server's menus may name, one each; for every entity there is `entity/{name}/list` besides. */
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

/** Of the names above, those for which the console has no page yet; they show the 404 page. */
export const pendingComponents: ReadonlySet<string> = new Set([
  'assessment/list',
  'assessment/calendar',
  'device/f5lab/config',
  'device/f5lab/report',
  'device/fmp/config',
  'device/fmp/report',
  'device/q1p/config',
  'device/q1p/report',
  'device/x3/config',
  'device/x3/report',
  'device/x5/config',
  'device/x5/report',
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
  'user/index',
  'user/fusionReport',
]);

/** The main layout, under which a directory gathers its pages. */
export const layoutComponent = 'Layout';

/** Every component name that a menu of the product may carry. */
export function knownComponents(entityNames: Iterable<string>): ReadonlySet<string> {
  return new Set([
    layoutComponent,
    ...pageComponents,
    ...[...entityNames].map((name) => `entity/${name}/list`),
  ]);
}

/** Those of the known names that open a page of the console. */
export function servedComponents(entityNames: Iterable<string>): ReadonlySet<string> {
  return new Set([...knownComponents(entityNames)].filter((name) => !pendingComponents.has(name)));
}

function deviceComponents<Kind extends string>(kind: Kind) {
  return [`device/${kind}/list`, `device/${kind}/config`, `device/${kind}/report`] as const;
}
