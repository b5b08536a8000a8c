import type { Reach } from '../../entity/access/actor';
import type { FieldRules } from '../../entity/access/field-rules';
import type { Menu } from '../seed/menus';

interface RoleSpec {
  readonly code: string;
  readonly name: string;
  readonly summary: string;
  readonly scope: Reach;
  readonly field_rules?: FieldRules;
  /** Menu to its buttons; the directories above come along. */
  readonly grants: 'everything' | Readonly<Record<string, readonly string[]>>;
}

const deviceLists = { devicesX5: [], devicesFmp: [], devicesQ1p: [], devicesX3: [], devicesF5lab: [] };

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
    field_rules: { device: { readonly: ['c_code'] } },
    grants: {
      dashboard: [],
      document: [],
      storeList: ['view', 'add', 'edit', 'import', 'export', 'secret'],
      merchants: ['view', 'add', 'edit', 'export'],
      allDevices: ['view', 'edit', 'export', 'lock', 'unlock', 'secret'],
      ...deviceLists,
      reports: ['view', 'export', 'evaluate'],
      partnerConfig: ['view', 'edit'],
    },
  },
  {
    code: 'STORE',
    name: 'Store',
    summary: 'Sees its own store, devices and reports.',
    scope: 'store',
    field_rules: {
      store: { readonly: ['merchant'] },
      device: { hidden: ['c_code'] },
    },
    grants: {
      dashboard: [],
      document: [],
      storeList: ['view', 'add', 'edit', 'secret'],
      allDevices: ['view', 'export'],
      ...deviceLists,
      reports: ['view', 'export', 'evaluate'],
    },
  },
];

/** Ids of the menus and buttons that a role holds. Throws where it names one that does not exist. */
export function menuIdsOf({ code, grants }: RoleSpec, menus: readonly Menu[]): number[] {
  if (grants === 'everything') return menus.map((menu) => menu.id);
  const found = (name: string, menu: Menu | undefined): Menu => {
    if (!menu) throw new Error(`The role ${code} names ${name}, which is not in the navigation.`);
    return menu;
  };
  const granted = Object.entries(grants).flatMap(([name, buttons]) => {
    const page = found(
      name,
      menus.find((menu) => menu.name === name && menu.type !== 'button'),
    );
    const below = menus.filter((menu) => menu.parent === page.id);
    return [
      ...menus.filter((menu) => menu.id === page.parent),
      page,
      ...buttons.map((button) =>
        found(
          `${name}:${button}`,
          below.find((menu) => menu.name === button),
        ),
      ),
    ];
  });
  return [...new Set(granted.map((menu) => menu.id))];
}
