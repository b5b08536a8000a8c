import { createHash, randomBytes } from 'node:crypto';
import { leadingZeroBits, workText } from '../../schema/contract/proof-of-work';
import type { Database } from '../database/database';
import { systemTable } from '../database/system-schema';
import { deleteEnded } from './delete-ended';
import { pictureOf, randomCode } from './verify-picture';

/** A challenge that a caller solves in one of two ways; the key identifies it. */
export interface Challenge {
  readonly captchaKey: string;
  /** A PNG as a data URL; the characters it shows are one answer. */
  readonly captchaImage: string;
  /** The other answer: a number whose `workText` has this many leading zero bits in its SHA-256. */
  readonly captchaWork: number;
}

/** An answer to a challenge: the code of the picture, or the proof of the work. */
export interface Solution {
  readonly captchaKey: string;
  readonly captchaCode: string;
  readonly captchaProof: string;
  readonly username: string;
  readonly network: string;
}

const lifetime = 5 * 60_000;

/** About 130,000 hashes: a second in a browser, several on a slow phone. */
export const workBits = 17;

/** Issues a challenge for one network, valid on any server of the database. Deletes some expired challenges. */
export async function issueChallenge(database: Database, network: string, now: Date): Promise<Challenge> {
  const captchaKey = randomBytes(16).toString('base64url');
  const code = randomCode();
  const until = new Date(now.getTime() + lifetime);
  await database.kysely
    .insertInto(systemTable('challenge'))
    .values({ key: captchaKey, code, ip: network, until })
    .execute();
  await deleteEnded(database, 'challenge', now);
  return { captchaKey, captchaImage: pictureOf(code), captchaWork: workBits };
}

/** Whether the solution solves the challenge of its key and comes from the same network. A key can be tried once. */
export async function consumeChallenge(
  { kysely }: Database,
  solution: Solution,
  now: Date,
): Promise<boolean> {
  const [issued] = await kysely
    .deleteFrom(systemTable('challenge'))
    .where('key', '=', solution.captchaKey)
    .returning(['code', 'ip', 'until'])
    .execute();
  if (!issued || issued.ip !== solution.network || Date.parse(issued.until) <= now.getTime()) return false;
  return issued.code === solution.captchaCode.trim().toUpperCase() || isProof(solution);
}

function isProof({ captchaKey, username, captchaProof }: Solution): boolean {
  if (captchaProof === '') return false;
  const digest = createHash('sha256')
    .update(workText(captchaKey, username, captchaProof))
    .digest();
  return leadingZeroBits(digest) >= workBits;
}
