import { storeFile } from '#engine/server/files/stored-files';
import { mediaTypeOf } from '#engine/server/http/media-type';
import type { SeedWork } from '#engine/server/seed/work';

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
