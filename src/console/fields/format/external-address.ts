/** An address leads outside if it starts with http, https, mailto or tel. */
export function isExternal(address: string): boolean {
  return /^(https?:|mailto:|tel:)/i.test(address);
}

/** The address of a stored value as a link may use it; other schemes (`javascript:`) give undefined. */
export function safeAddress(address: string): string | undefined {
  return isExternal(address) || address.startsWith('/files/') ? address : undefined;
}
