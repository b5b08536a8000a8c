/** What an account sees of itself; the rest is what others note about it. */
export const ownFields: readonly string[] = [
  ...['id', 'version', 'username', 'nickname', 'contact', 'phone', 'country', 'icon'],
  ...['utype', 'pcode', 'store', 'create_time', '_labels', '_files'],
];
