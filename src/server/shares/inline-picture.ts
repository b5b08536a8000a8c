import { systemPrincipal } from '../../entity/access/principal';
import type { AppContext } from '../context';
import { findFile } from '../files/stored-files';

const limit = 256 * 1024;

/**
 * A picture that customers can load, who have no session that would open files: those of our own as a data URL,
 * unless they are too large to be sent within an answer, or gone.
 */
export async function inlinePicture(context: AppContext, address: string): Promise<string | undefined> {
  const [, id] = /^\/files\/([\w-]+)$/.exec(address) ?? [];
  if (id === undefined) return address;
  const file = await findFile(context, systemPrincipal, id);
  if (!file || file.bytes.length > limit) return undefined;
  return `data:${file.mediaType.name};base64,${file.bytes.toString('base64')}`;
}
