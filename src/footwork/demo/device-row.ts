import type { TakenAction } from './applied-actions';
import { dateOf, day, daysBefore } from './days';
import { deviceModels } from './device-models';
import type { Device } from './devices';
import type { Random } from './random';

interface Uses {
  /** The times of its reports, oldest first. */
  readonly times: readonly Date[];
  /** How far back reports go. */
  readonly days: number;
}

export function deviceRow(random: Random, device: Device, number: number, uses: Uses, now: Date) {
  const { shop, type } = device;
  const model = deviceModels[type];
  const since = dateOf(device.since);
  const newest = random.chance(0.7);
  return {
    dev_code: `${type}-${since.slice(2, 4)}${String(number).padStart(4, '0')}`,
    dev_nick: shop ? `${type} ${random.pick(['A', 'B', 'C', 'D'])}` : null,
    name: model.name,
    dev_type: type,
    dev_mode: random.pick(model.modes),
    category: model.category,
    dcode: random.digits('####-####-####'),
    store: shop?.id ?? null,
    soft_v: newest ? model.versions.at(-1) : random.pick(model.versions),
    client_version: newest ? model.clientVersions.at(-1) : random.pick(model.clientVersions),
    bind_date: shop ? since : null,
    act_date: shop ? since : null,
    use_date: shop ? dateOf(new Date(device.since.getTime() + day)) : null,
    ...usageOf(random, device, uses, now),
    mode: device.mode,
    lease_expiry: device.leaseExpiry ? dateOf(device.leaseExpiry) : null,
    c_code: shop ? `HT${since.slice(0, 4)}-${random.digits('#####')}` : null,
    intro: model.intro,
    spec: model.spec,
    remark: device.closed ?? (device.locked ? 'Locked until the contract is renewed.' : null),
    create_time: device.since,
    actions: actionsOf(random, device, uses, now),
  };
}

/** Demo devices never connect, unless `npm run device` plays them, so there is no action `connect`. */
function actionsOf(random: Random, device: Device, uses: Uses, now: Date): readonly TakenAction[] {
  const idle = (uses.times.at(-1) ?? device.since).getTime();
  // Returns a time in the first or the second half of the period in which the device was idle.
  const at = (half: 0 | 1) => new Date(idle + ((half + random.next()) / 2) * (now.getTime() - idle));
  return [
    ...(device.locked ? [{ action: 'lock', at: at(0) }] : []),
    ...(device.closed === undefined ? [] : [{ action: 'close', at: at(1) }]),
  ];
}

/** The counters also cover the time before the first report. */
function usageOf(random: Random, device: Device, uses: Uses, now: Date) {
  if (!device.shop) return { last_seen: null, last_use: null, test_count: 0, use_minutes: 0 };
  const months = Math.max(0, Math.floor(((now.getTime() - device.since.getTime()) / day - uses.days) / 30));
  const test_count = uses.times.length + months * random.between(10, 60);
  const last_use =
    uses.times.at(-1) ?? (months > 0 ? daysBefore(now, uses.days + random.between(1, 15)) : null);
  return {
    last_seen: last_use && switchedOff(random, last_use, now),
    last_use,
    test_count,
    use_minutes: test_count * random.between(4, 9),
  };
}

/**
 * A time after the last use and, if possible, at least two minutes ago: a device that called more recently
 * would still be online.
 */
function switchedOff(random: Random, lastUse: Date, now: Date): Date {
  const minute = 60_000;
  const off = Math.min(lastUse.getTime() + random.between(5, 180) * minute, now.getTime() - 2 * minute);
  return new Date(Math.max(lastUse.getTime(), off));
}
