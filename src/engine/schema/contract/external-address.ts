/** Whether an address leaves the console: it starts with http, https, mailto or tel, in upper or lower case. */
export function isExternal(address: string): boolean {
  return /^(https?:|mailto:|tel:)/i.test(address);
}
