import { type DeviceType, deviceTypeNames } from '../../../schemas/parts/device-types';
import { accountSpecs } from './accounts';
import { closings } from './data/sentences.json';
import { day, daysBefore } from './days';
import { deviceModels } from './device-models';
import type { Random } from './random';
import type { Shop } from './stores';

const deviceCount = 240;
/** Number of devices that are still at the factory. */
const unplacedCount = 10;
const shares = deviceTypeNames.reduce((sum, type) => sum + deviceModels[type].share, 0);

export type PlacedShop = Shop & { readonly id: number };

export interface Device {
  readonly shop: PlacedShop | undefined;
  readonly type: DeviceType;
  readonly mode: 'factory' | 'buyout' | 'lease';
  readonly since: Date;
  readonly leaseExpiry: Date | undefined;
  /** Why it was closed. */
  readonly closed: string | undefined;
  readonly locked: boolean;
}

/** The stores of accounts: their users can try all kinds of reports. */
const storesOfAccounts = new Set(accountSpecs.map(({ store }) => store));
const walkingType = deviceTypeNames.find((type) => deviceModels[type].reportTypes.includes('dynamic'));

/** Devices of all types, at least two in each shop, and some that are still at the factory. */
export function devicesOf(random: Random, shops: readonly PlacedShop[], now: Date): Device[] {
  const placed = Array.from({ length: deviceCount - unplacedCount }, (_, at) =>
    placedDevice(
      random,
      at < shops.length * 2 ? (shops[at % shops.length] ?? random.pick(shops)) : random.pick(shops),
      now,
      at >= shops.length && at < shops.length * 2,
    ),
  );
  return [...placed, ...Array.from({ length: unplacedCount }, () => unplacedDevice(random, now))];
}

function placedDevice(random: Random, shop: PlacedShop, now: Date, isSecond: boolean): Device {
  const leased = random.chance(0.55);
  const leaseExpiry = leased ? leaseEnd(random, now) : undefined;
  const expired = leaseExpiry !== undefined && leaseExpiry < now;
  const type = typeOf(random);
  return {
    shop,
    type: isSecond && storesOfAccounts.has(shop.store.code_num) ? (walkingType ?? type) : type,
    mode: leased ? 'lease' : 'buyout',
    since: delivery(random, shop.store.create_time, now),
    leaseExpiry,
    closed: random.chance(0.03) ? random.pick(closings) : undefined,
    locked: random.chance(expired ? 0.7 : 0.02),
  };
}

function unplacedDevice(random: Random, now: Date): Device {
  return {
    shop: undefined,
    type: typeOf(random),
    mode: 'factory',
    since: daysBefore(now, random.between(3, 40)),
    leaseExpiry: undefined,
    closed: undefined,
    locked: false,
  };
}

function typeOf(random: Random): DeviceType {
  let left = random.between(1, shares);
  const found = deviceTypeNames.find((type) => {
    left -= deviceModels[type].share;
    return left <= 0;
  });
  if (!found) throw new Error('There is no type of device.');
  return found;
}

/** The delivery date: in the week the store opened, or at any later time. */
function delivery(random: Random, opened: Date, now: Date): Date {
  const until = random.chance(0.6) ? opened.getTime() + 7 * day : now.getTime() - 10 * day;
  return new Date(opened.getTime() + random.next() * (until - opened.getTime()));
}

/** One lease in twelve has ended, one in eight ends within a month. */
function leaseEnd(random: Random, now: Date): Date {
  const chance = random.next();
  if (chance < 1 / 12) return daysBefore(now, random.between(1, 60));
  if (chance < 1 / 12 + 1 / 8) return daysBefore(now, -random.between(1, 30));
  return daysBefore(now, -random.between(60, 700));
}
