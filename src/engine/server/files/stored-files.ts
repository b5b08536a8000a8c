import { createHash, randomBytes } from 'node:crypto';
import { type Kind, kindOf, type Principal } from '../../schema/access/principal';
import type { AppContext } from '../context';
import { run } from '../database/statement';
import { systemTable } from '../database/system-schema';
import type { Connection } from '../database/transaction';
import { fileStatement } from '../entity/files/fetchable-files';
import { type MediaType, mediaTypeNamed } from '../http/media-type';

export interface StoredFile {
  readonly name: string;
  readonly mediaType: MediaType;
  readonly bytes: Buffer;
}

const idPattern = /^[A-Za-z0-9_-]{22,64}$/;

/** Stores the file and returns its id: 144 random bits, which cannot be guessed. */
export async function storeFile(
  kysely: Connection,
  file: StoredFile,
  creator: Kind & { readonly id: number },
): Promise<string> {
  const id = randomBytes(18).toString('base64url');
  await kysely
    .insertInto(systemTable('stored_file'))
    .values({
      id,
      name: file.name,
      media_type: file.mediaType.name,
      size: file.bytes.length,
      sha256: createHash('sha256').update(file.bytes).digest('hex'),
      bytes: file.bytes,
      principal_kind: kindOf(creator),
      create_by: creator.id,
    })
    .execute();
  return id;
}

type Store = Pick<AppContext, 'database' | 'model'>;

/** Whether the file exists and the actor may fetch it; does not read its content. */
export async function isFetchable(
  { database: { kysely }, model }: Store,
  actor: Principal,
  id: string,
): Promise<boolean> {
  return idPattern.test(id) && (await run(kysely, fileStatement(model, actor, id, ['id']))).length > 0;
}

/** The file, if it exists and the actor may fetch it. */
export async function findFile(
  { database: { kysely }, model }: Store,
  actor: Principal,
  id: string,
): Promise<StoredFile | undefined> {
  if (!idPattern.test(id)) return undefined;
  const [row] = await run<StoredRow>(
    kysely,
    fileStatement(model, actor, id, ['name', 'media_type', 'bytes']),
  );
  const mediaType = row && mediaTypeNamed(row.media_type);
  return mediaType && { name: row.name, mediaType, bytes: row.bytes };
}

interface StoredRow {
  readonly name: string;
  readonly media_type: string;
  readonly bytes: Buffer;
}
