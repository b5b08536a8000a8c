import { isExternal } from '../../../entity/contract/external-address';

/** The address of a stored value as a link may use it; other schemes (`javascript:`) give undefined. */
export function safeAddress(address: string): string | undefined {
  return isExternal(address) || address.startsWith('/files/') ? address : undefined;
}
