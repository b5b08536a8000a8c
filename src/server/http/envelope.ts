import type { Envelope } from '../../entity/contract/envelope';

/** The envelope of a success. */
export function ok<Data>(data: Data): Envelope<Data> {
  return { code: 0, msg: '', data };
}
