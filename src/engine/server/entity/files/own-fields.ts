/** Fields of an account that its owner may see; the others are notes of administrators. */
export const ownFields: readonly string[] = [
  ...['id', 'version', 'username', 'nickname', 'contact', 'phone', 'country', 'icon'],
  ...['utype', 'pcode', 'store', 'create_time', '_labels', '_files'],
];
