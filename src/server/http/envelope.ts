import type { Envelope } from '../../entity/contract/envelope';

export function ok<Data>(data: Data): Envelope<Data> {
  return { code: 0, msg: '', data };
}
