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
      {
        name: 'storeSettings',
        icon: 'setting',
        path: 'config',
        component: 'merchant/config',
        entity: 'store-config',
      },
      {
        name: 'recommendedProducts',
        icon: 'tag',
        path: 'recommend',
        component: 'merchant/recommend',
        entity: 'commodity',
      },
      {
        name: 'aiProducts',
        icon: 'star',
        path: 'recommend-new',
        component: 'merchant/recommendNew',
        entity: 'submission',
      },
      {
        name: 'aiProductReview',
        icon: 'safety',
        path: 'recommend-audit',
        component: 'merchant/recommendNewAudit',
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
      { name: 'reportX5', icon: 'file-text', path: 'x5-report', component: 'device/x5/report' },
      { name: 'reportFmp', icon: 'file-text', path: 'fmp-report', component: 'device/fmp/report' },
      { name: 'reportQ1p', icon: 'file-text', path: 'q1p-report', component: 'device/q1p/report' },
      { name: 'reportX3', icon: 'file-text', path: 'x3-report', component: 'device/x3/report' },
      { name: 'reportF5lab', icon: 'file-text', path: 'f5lab-report', component: 'device/f5lab/report' },
      {
        name: 'powerOnMessages',
        icon: 'mail',
        path: 'message',
        component: 'message/list',
        entity: 'message',
      },
      {
        name: 'configX5',
        icon: 'setting',
        path: 'x5-config',
        component: 'device/x5/config',
        entity: 'device-config',
      },
      { name: 'configFmp', icon: 'setting', path: 'fmp-config', component: 'device/fmp/config' },
      { name: 'configQ1p', icon: 'setting', path: 'q1p-config', component: 'device/q1p/config' },
      { name: 'configX3', icon: 'setting', path: 'x3-config', component: 'device/x3/config' },
      { name: 'configF5lab', icon: 'setting', path: 'f5lab-config', component: 'device/f5lab/config' },
      {
        name: 'versions',
        icon: 'upload',
        path: 'version',
        component: 'entity/version/list',
        entity: 'version',
      },
      {
        name: 'announcements',
        icon: 'message',
        path: 'announcement',
        component: 'entity/announcement/list',
        entity: 'announcement',
      },
    ],
  },
  {
    name: 'userManagement',
    icon: 'team',
    path: '/user',
    component: 'Layout',
    redirect: '/user/list',
    children: [
      { name: 'userList', icon: 'user', path: 'list', component: 'user/index', entity: 'customer' },
      { name: 'fusionReport', icon: 'bar-chart', path: 'fusion', component: 'user/fusionReport' },
      {
        name: 'trainingPlan',
        icon: 'schedule',
        path: 'training',
        component: 'entity/training-plan/list',
        entity: 'training-plan',
      },
      {
        name: 'trainingSchedule',
        icon: 'clock',
        path: 'calendar',
        component: 'assessment/calendar',
      },
      {
        name: 'evaluationSystem',
        icon: 'trophy',
        path: 'evaluation',
        component: 'assessment/list',
        entity: 'assessment',
      },
      {
        name: 'evaluationTable',
        icon: 'check',
        path: 'evaluation-table',
        component: 'entity/assessment-result/list',
        entity: 'assessment-result',
      },
    ],
  },
  {
    name: 'reports',
    icon: 'file-text',
    path: '/report',
    component: 'entity/report/list',
    entity: 'report',
    perms: ['biz:report:share', 'biz:report:import'],
  },
  { name: 'recordings', icon: 'footprint', path: '/recording', component: 'report/recording' },
  { name: 'orders', icon: 'shopping-cart', path: '/order', component: 'order/list', entity: 'order' },
  {
    name: 'operatingPolicy',
    icon: 'gift',
    path: '/policy',
    component: 'Layout',
    redirect: '/policy/list',
    children: [
      { name: 'policyList', icon: 'gift', path: 'list', component: 'policy/list', entity: 'policy' },
      { name: 'policyStatistics', icon: 'bar-chart', path: 'statistics', component: 'policy/returncash' },
      { name: 'policyTotalStatistics', icon: 'table', path: 'totals', component: 'policy/listall' },
      {
        name: 'cashbackAdjustments',
        icon: 'check',
        path: 'adjustment',
        component: 'entity/cashback-adjustment/list',
        entity: 'cashback-adjustment',
      },
      {
        name: 'policySettings',
        icon: 'setting',
        path: 'config',
        component: 'policy/config',
        entity: 'policy-config',
      },
    ],
  },
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
