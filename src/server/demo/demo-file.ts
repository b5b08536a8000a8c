import { storeFile } from '../files/stored-files';
import { mediaTypeOf } from '../http/media-type';
import type { SeedWork } from '../seed/work';

/** Stores a file; returns its address. */
export async function storeDemoFile(
  { transaction, creator: id }: SeedWork,
  name: string,
  bytes: Buffer,
): Promise<string> {
  const mediaType = mediaTypeOf(name, bytes);
  if (!mediaType) throw new Error(`${name} is no file that is kept.`);
  return `/files/${await storeFile(transaction, { name, mediaType, bytes }, { kind: 'account', id })}`;
}
