import { systemPrincipal } from '#engine/schema/access/principal';
import type { AppContext } from '#engine/server/context';
import { findFile } from '#engine/server/files/stored-files';

const limit = 256 * 1024;

/**
 * A picture for customers, who have no session with which to fetch files. Our own files are returned as data
 * URLs; undefined for a file that is too large for a response or no longer exists. Other addresses are
 * returned unchanged.
 */
export async function inlinePicture(context: AppContext, address: string): Promise<string | undefined> {
  const [, id] = /^\/files\/([\w-]+)$/.exec(address) ?? [];
  if (id === undefined) return address;
  const file = await findFile(context, systemPrincipal, id);
  if (!file || file.bytes.length > limit) return undefined;
  return `data:${file.mediaType.name};base64,${file.bytes.toString('base64')}`;
}
