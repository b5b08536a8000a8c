import { envelope } from '../providers/fake-server';

const system = {
  version: 1,
  create_time: '2026-01-01T08:00:00.000Z',
  update_time: '2026-01-01T08:00:00.000Z',
  create_by: 1,
  update_by: 1,
};

/** A store as the server returns it. */
export function storeRow(id: number, changes: object = {}) {
  return {
    id,
    ...system,
    code_num: `FW-${id}`,
    name: `Store ${id}`,
    merchant: 5,
    pcode: 'AMER01',
    contact: 'Ann',
    phone: '+34 600 000 000',
    country: 'ES',
    detail_address: 'Street 1',
    search_pwd: 'secret1',
    store_img: null,
    qr_link: null,
    dev_num: 2,
    checks_today: 0,
    checks_week: 0,
    checks_month: 0,
    _labels: { merchant: 'Paso Firme', create_by: 'root', update_by: 'root' },
    ...changes,
  };
}

/** A device as the server returns it. */
export function deviceRow(id: number, changes: object = {}) {
  return {
    id,
    ...system,
    dev_code: `X5-${id}`,
    dev_nick: null,
    dev_type: 'X5',
    store: null,
    status: 'online',
    mode: 'factory',
    lease_expiry: null,
    test_count: 0,
    is_lock: false,
    close: false,
    remark: null,
    _labels: {},
    ...changes,
  };
}

/** The answer to a list. */
export function page(list: readonly object[], total = list.length, totalIs: 'exact' | 'atLeast' = 'exact') {
  return envelope({ list, total, totalIs });
}
