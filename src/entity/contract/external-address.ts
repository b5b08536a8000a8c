/** An address leads outside if it starts with http, https, mailto or tel, in whatever letters. */
export function isExternal(address: string): boolean {
  return /^(https?:|mailto:|tel:)/i.test(address);
}
