import { dateOf, day, daysBefore } from './days';
import { type DeviceModel, deviceModels } from './device-models';
import type { Device } from './devices';
import type { Random } from './random';

/** The stored row of a device; `uses` are the times of its reports, oldest first. */
export function deviceRow(random: Random, device: Device, number: number, uses: readonly Date[], now: Date) {
  const { shop, type } = device;
  const model: DeviceModel = deviceModels[type];
  const since = dateOf(device.since);
  const inUse = shop !== undefined && device.closed === undefined && !device.locked;
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
    status: inUse && random.chance(0.65) ? 'online' : 'offline',
    soft_v: newest ? model.versions.at(-1) : random.pick(model.versions),
    client_version: newest ? model.clientVersions.at(-1) : random.pick(model.clientVersions),
    bind_date: shop ? since : null,
    act_date: shop ? since : null,
    use_date: shop ? dateOf(new Date(device.since.getTime() + day)) : null,
    ...usageOf(random, device, uses, now),
    mode: device.mode,
    lease_expiry: device.leaseExpiry ? dateOf(device.leaseExpiry) : null,
    c_code: shop ? `HT${since.slice(0, 4)}-${random.digits('#####')}` : null,
    is_lock: device.locked,
    close: device.closed !== undefined,
    intro: model.intro,
    spec: model.spec,
    remark: device.closed ?? (device.locked ? 'Locked until the contract is renewed.' : null),
    create_time: device.since,
  };
}

/** Counters go back further than the reports do. */
function usageOf(random: Random, device: Device, uses: readonly Date[], now: Date) {
  if (!device.shop) return { last_use: null, test_count: 0, use_minutes: 0 };
  const months = Math.max(0, Math.floor((now.getTime() - device.since.getTime()) / (30 * day)) - 2);
  const test_count = uses.length + months * random.between(10, 60);
  return {
    last_use: uses.at(-1) ?? (months > 0 ? daysBefore(now, random.between(61, 75)) : null),
    test_count,
    use_minutes: test_count * random.between(4, 9),
  };
}
