import { randomUUID } from 'node:crypto';
import { open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { systemSchema } from '../../../../schema/contract/app';
import type { RunningExport } from './exports';

/** A text in a temporary file without a name. */
export interface Spooled {
  /** Bytes. */
  readonly size: number;
  /** The file is freed when the stream ends or is destroyed. */
  readonly stream: Readable;
}

/**
 * Writes all chunks to a file before the response begins: a slow caller holds no database connection, and a failure
 * can still be answered with an error. The file is unlinked at once, so a crash leaves nothing behind.
 */
export async function spool(
  chunks: AsyncIterable<string>,
  { grow }: Pick<RunningExport, 'grow'>,
): Promise<Spooled> {
  const path = join(tmpdir(), `${systemSchema}-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  try {
    await unlink(path);
    for await (const chunk of chunks) {
      const bytes = Buffer.from(chunk);
      grow(bytes.length);
      await file.appendFile(bytes);
    }
    const { size } = await file.stat();
    return { size, stream: file.createReadStream({ start: 0 }) };
  } catch (error) {
    await file.close();
    throw error;
  }
}
