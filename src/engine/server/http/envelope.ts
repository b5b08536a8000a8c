import type { Envelope } from '../../schema/contract/envelope';

export function ok<Data>(data: Data): Envelope<Data> {
  return { code: 0, msg: '', data };
}
