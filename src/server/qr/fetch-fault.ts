import type { WordParams } from '../../entity/contract/app-error';

/** Words under `errors.fetch.{reason}` of each language. */
export type FetchReason =
  | 'credentials'
  | 'private'
  | 'unreachable'
  | 'timeout'
  | 'tooLarge'
  | 'redirects'
  | 'status'
  | 'notJson'
  | 'noUrl';

/** Why an address gave nothing that can be used. */
export class FetchFault extends Error {
  override readonly name = 'FetchFault';

  constructor(
    readonly reason: FetchReason,
    readonly params: WordParams = {},
  ) {
    super(reason);
  }
}
