import type { WordParams } from '#engine/schema/contract/app-error';

/** The words are `errors.fetch.{reason}` in each language. */
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

/** Why an address returned nothing usable. */
export class FetchFault extends Error {
  override readonly name = 'FetchFault';

  constructor(
    readonly reason: FetchReason,
    readonly params: WordParams = {},
  ) {
    super(reason);
  }
}
