import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../database';
import type { Connection } from '../write/transaction';
import { type MediaType, mediaTypeNamed } from './media-type';

export interface StoredFile {
  readonly name: string;
  readonly mediaType: MediaType;
  readonly bytes: Buffer;
}

const idPattern = /^[A-Za-z0-9_-]{22,64}$/;

/** Keeps the file and answers its id: 144 random bits, since whoever is signed in and was told the id may fetch the file. */
export async function storeFile(kysely: Connection, file: StoredFile, creator: number): Promise<string> {
  const id = randomBytes(18).toString('base64url');
  await kysely
    .insertInto('footwork.stored_file')
    .values({
      id,
      name: file.name,
      media_type: file.mediaType.name,
      size: file.bytes.length,
      sha256: createHash('sha256').update(file.bytes).digest('hex'),
      bytes: file.bytes,
      create_by: creator,
    })
    .execute();
  return id;
}

export async function findFile({ kysely }: Database, id: string): Promise<StoredFile | undefined> {
  if (!idPattern.test(id)) return undefined;
  const row = await kysely
    .selectFrom('footwork.stored_file')
    .select(['name', 'media_type', 'bytes'])
    .where('id', '=', id)
    .executeTakeFirst();
  const mediaType = row && mediaTypeNamed(row.media_type);
  return mediaType && { name: row.name, mediaType, bytes: row.bytes };
}
