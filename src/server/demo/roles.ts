import type { SeedRole } from '../seed/accounts';
import type { Menu } from '../seed/menus';

/** Buttons by menu; includes the directories above. */
type Grants = 'everything' | Readonly<Record<string, readonly string[]>>;

interface RoleSpec extends Omit<SeedRole, 'id' | 'sort' | 'menus'> {
  readonly grants: Grants;
  /** Permissions without the page that has their button. */
  readonly perms?: readonly string[] | undefined;
}

/** A partner assigns roles to accounts of its stores, and sees nothing of a role but its name. */
const roleNamesOnly = ['code', 'sort', 'status', 'summary', 'menus', 'scope', 'field_rules'];

/** Device fields that are read-only for partners; a partner cannot pass on a role that leaves them editable. */
const keptOfDevices = ['dev_code', 'dev_type', 'dev_mode', 'act_date', 'mode', 'lease_expiry', 'c_code'];

const deviceLists = { devicesX5: [], devicesFmp: [], devicesQ1p: [], devicesX3: [], devicesF5lab: [] };
const deviceReports = { reportX5: [], reportFmp: [], reportQ1p: [], reportX3: [], reportF5lab: [] };

export const roleSpecs: readonly RoleSpec[] = [
  {
    code: 'ADMIN',
    name: 'Operator',
    summary: 'Runs the business: every page and every button.',
    scope: 'all',
    grants: 'everything',
  },
  {
    code: 'PARTNER',
    name: 'Partner',
    summary: 'Looks after the merchants, stores and devices of one partner code.',
    scope: 'partner',
    field_rules: { device: { readonly: keptOfDevices }, role: { hidden: roleNamesOnly } },
    perms: ['sys:role:view'],
    grants: {
      dashboard: [],
      document: [],
      partnerAccounts: ['view', 'add', 'edit', 'import', 'export'],
      storeList: ['view', 'add', 'edit', 'import', 'export', 'secret'],
      merchants: ['view', 'add', 'edit', 'export'],
      allDevices: ['view', 'edit', 'export', 'lock', 'unlock', 'secret'],
      ...deviceLists,
      ...deviceReports,
      reports: ['view', 'export', 'evaluate', 'amend', 'share', 'import'],
      recordings: [],
      partnerConfig: ['view', 'edit'],
      storeSettings: ['view', 'edit'],
      configX5: ['view', 'edit'],
      configFmp: [],
      configQ1p: [],
      configX3: [],
      configF5lab: [],
      powerOnMessages: ['view', 'export'],
      recommendedProducts: ['view'],
      aiProducts: ['view', 'add', 'edit', 'delete', 'submit', 'withdraw'],
      userList: ['view', 'add', 'edit', 'import', 'export'],
      fusionReport: [],
      trainingSchedule: [],
      appointments: ['view', 'add', 'edit', 'delete', 'arrive', 'complete', 'miss', 'replan', 'export'],
      trainingPlan: ['view', 'add', 'edit', 'start', 'complete', 'cancel'],
      trainingSessions: ['view', 'add', 'edit', 'delete', 'complete', 'miss', 'replan'],
      trainingTemplates: ['view'],
      evaluationSystem: ['view'],
      evaluationTable: ['view', 'add', 'edit', 'export'],
      orders: ['view', 'add', 'edit', 'export', 'pay'],
      policyList: ['view', 'add', 'edit', 'export', 'enable', 'stop'],
      policySettings: ['view', 'edit'],
      policyStatistics: [],
      policyTotalStatistics: [],
      cashbackAdjustments: ['view', 'add', 'edit', 'delete', 'export'],
    },
  },
  {
    code: 'STORE',
    name: 'Store',
    summary: 'Sees its own store, devices and reports.',
    scope: 'store',
    field_rules: {
      store: { readonly: ['merchant'] },
      customer: { readonly: ['openid_verified'] },
      device: { hidden: ['c_code'], readonly: keptOfDevices.filter((name) => name !== 'c_code') },
      role: { hidden: roleNamesOnly },
    },
    grants: {
      dashboard: [],
      document: [],
      storeList: ['view', 'add', 'edit', 'secret'],
      allDevices: ['view', 'export'],
      ...deviceLists,
      ...deviceReports,
      powerOnMessages: ['view'],
      reports: ['view', 'export', 'evaluate', 'amend', 'share', 'import'],
      recordings: [],
      storeSettings: ['view', 'edit'],
      recommendedProducts: ['view'],
      userList: ['view', 'add', 'edit', 'import', 'export'],
      fusionReport: [],
      trainingSchedule: [],
      appointments: ['view', 'add', 'edit', 'delete', 'arrive', 'complete', 'miss', 'replan', 'export'],
      trainingPlan: ['view', 'add', 'edit', 'start', 'complete', 'cancel'],
      trainingSessions: ['view', 'add', 'edit', 'delete', 'complete', 'miss', 'replan'],
      trainingTemplates: ['view'],
      evaluationSystem: ['view'],
      evaluationTable: ['view', 'add', 'edit'],
      orders: ['view', 'add', 'edit', 'pay'],
      policyStatistics: [],
      cashbackAdjustments: ['view'],
    },
  },
];

/** Ids of the menus and buttons of a role. Throws where it names an unknown one. */
export function menuIdsOf(
  { code, grants, perms = [] }: Pick<RoleSpec, 'code' | 'grants' | 'perms'>,
  menus: readonly Menu[],
): number[] {
  if (grants === 'everything') return menus.map((menu) => menu.id);
  const found = (name: string, isMeant: (menu: Menu) => boolean): Menu => {
    const menu = menus.find(isMeant);
    if (!menu) throw new Error(`The role ${code} names ${name}, which is not in the navigation.`);
    return menu;
  };
  const granted = Object.entries(grants).flatMap(([name, buttons]) => {
    const page = found(name, (menu) => menu.name === name && menu.type !== 'button');
    return [
      ...menus.filter((menu) => menu.id === page.parent),
      page,
      ...buttons.map((button) =>
        found(`${name}:${button}`, (menu) => menu.parent === page.id && menu.name === button),
      ),
    ];
  });
  const alone = perms.map((perm) => found(perm, (menu) => menu.perm === perm));
  return [...new Set([...granted, ...alone].map((menu) => menu.id))];
}
