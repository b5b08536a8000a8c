import type { TagColor } from '../../src/engine/schema/model/entity-schema';
import type { IconName } from '../../src/engine/schema/model/icon-name';

/** The types of devices: the color of the tag, and the icon of the menu. Enums, menus and the demo follow the list. */
const types = {
  X5: { color: 'blue', icon: 'footprint' },
  FMP: { color: 'purple', icon: 'bar-chart' },
  Q1P: { color: 'cyan', icon: 'laptop' },
  X3: { color: 'orange', icon: 'mobile' },
  F5LAB: { color: 'gold', icon: 'experiment' },
} as const satisfies Readonly<Record<string, { color: TagColor; icon: IconName }>>;

export type DeviceType = keyof typeof types;
type Colors = { readonly [type in DeviceType]: { readonly title: type; readonly color: ColorOf<type> } };
type ColorOf<Type extends DeviceType> = (typeof types)[Type]['color'];

export const deviceTypeNames = Object.keys(types) as readonly DeviceType[];

/** A field that holds a type of device. */
export const deviceTypes = {
  type: 'string',
  title: 'Device type',
  enum: deviceTypeNames,
  'x-enum': Object.fromEntries(
    deviceTypeNames.map((type) => [type, { title: type, color: types[type].color }]),
  ) as Colors,
} as const;

/** The menus of a type are named `devicesFmp`, `reportFmp` and `configFmp`. */
export function nameInMenus(type: DeviceType): string {
  return `${type.charAt(0)}${type.slice(1).toLowerCase()}`;
}

export function iconOf(type: DeviceType): string {
  return types[type].icon;
}
