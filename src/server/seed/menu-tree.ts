/** An entry of the navigation; the buttons below it come from its entity. */
export interface MenuSpec {
  /** Key of `menu.json`. */
  readonly name: string;
  readonly icon: string;
  readonly path: string;
  readonly component?: string;
  /** What a page of type iframe shows, which has no component. */
  readonly url?: string;
  readonly redirect?: string;
  /** The entity whose permissions are handed out here. */
  readonly entity?: string;
  /** Permissions in addition to those of the entity. */
  readonly perms?: readonly string[];
  readonly children?: readonly MenuSpec[];
}

/** The navigation of a new database. */
export const menuTree: readonly MenuSpec[] = [
  { name: 'dashboard', icon: 'dashboard', path: '/dashboard', component: 'dashboard/index' },
  {
    name: 'storeManagement',
    icon: 'shop',
    path: '/store',
    component: 'Layout',
    redirect: '/store/list',
    children: [
      { name: 'storeList', icon: 'shop', path: 'list', component: 'merchant/list', entity: 'store' },
      {
        name: 'merchants',
        icon: 'team',
        path: 'merchant',
        component: 'entity/merchant/list',
        entity: 'merchant',
      },
    ],
  },
  {
    name: 'deviceManagement',
    icon: 'hdd',
    path: '/device',
    component: 'Layout',
    redirect: '/device/list',
    children: [
      {
        name: 'allDevices',
        icon: 'hdd',
        path: 'list',
        component: 'entity/device/list',
        entity: 'device',
        perms: ['biz:device:secrets'],
      },
      { name: 'devicesX5', icon: 'footprint', path: 'x5', component: 'device/x5/list' },
      { name: 'devicesFmp', icon: 'bar-chart', path: 'fmp', component: 'device/fmp/list' },
      { name: 'devicesQ1p', icon: 'laptop', path: 'q1p', component: 'device/q1p/list' },
      { name: 'devicesX3', icon: 'mobile', path: 'x3', component: 'device/x3/list' },
      { name: 'devicesF5lab', icon: 'experiment', path: 'f5lab', component: 'device/f5lab/list' },
    ],
  },
  { name: 'reports', icon: 'file-text', path: '/report', component: 'entity/report/list', entity: 'report' },
  {
    name: 'systemManagement',
    icon: 'setting',
    path: '/system',
    component: 'Layout',
    redirect: '/system/user',
    children: [
      {
        name: 'partnerAccounts',
        icon: 'user',
        path: 'user',
        component: 'system/user/index',
        entity: 'manager',
      },
      {
        name: 'partnerConfig',
        icon: 'setting',
        path: 'config',
        component: 'user/config',
        entity: 'partner-config',
      },
      {
        name: 'roleManagement',
        icon: 'safety',
        path: 'role',
        component: 'system/role/index',
        entity: 'role',
      },
      { name: 'roleMatrix', icon: 'table', path: 'matrix', component: 'system/role/matrix' },
      { name: 'roleExplain', icon: 'eye', path: 'explain', component: 'system/role/explain' },
      {
        name: 'menuManagement',
        icon: 'menu',
        path: 'menu',
        component: 'system/menu/index',
        entity: 'menu',
        perms: ['sys:menu:publish', 'sys:server:metrics'],
      },
    ],
  },
  { name: 'document', icon: 'book', path: '/document', url: '/guide/' },
];
