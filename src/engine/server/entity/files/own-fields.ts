import { levels } from '../../../schema/contract/app';

/** Fields of an account that its owner may see; the others are notes of administrators. */
export const ownFields: readonly string[] = [
  ...['id', 'version', 'username', 'nickname', 'contact', 'phone', 'country', 'icon'],
  ...['utype', ...levels.map(({ field }) => field), 'create_time', '_labels', '_files'],
];
