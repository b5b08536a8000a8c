import { isExternal } from '../../../schema/contract/external-address';

/**
 * A stored address for use in a link; undefined for schemes other than those of external addresses, such as
 * `javascript:`.
 */
export function safeAddress(address: string): string | undefined {
  return isExternal(address) || address.startsWith('/files/') ? address : undefined;
}
