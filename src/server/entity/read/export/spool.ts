import { randomUUID } from 'node:crypto';
import { open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { RunningExport } from './exports';

/** A text kept in a temporary file that nobody else can open. */
export interface Spooled {
  /** In bytes. */
  readonly size: number;
  /** Reads it from its start; the file goes when the stream ends or is destroyed. */
  readonly stream: Readable;
}

/**
 * Takes the chunks as fast as they come, so that a caller who reads slowly holds no connection, and one
 * that fails half-way can still be answered with an error. The file has no name, so nothing of it is left behind.
 */
export async function spool(
  chunks: AsyncIterable<string>,
  { grow }: Pick<RunningExport, 'grow'>,
): Promise<Spooled> {
  const path = join(tmpdir(), `footwork-${randomUUID()}`);
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
