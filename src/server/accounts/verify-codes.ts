import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/database';
import { retrying } from '../database/transaction';
import { pictureOf, randomCode } from './verify-picture';

/** What a caller is shown, and the key to send back with the code that it shows. */
export interface VerifyCode {
  readonly captchaKey: string;
  /** An SVG as a data URL. */
  readonly captchaImage: string;
}

const life = 5 * 60_000;

/** A new code to solve, on any server of the database. Forgets some of those that were never used. */
export async function issueVerifyCode({ kysely }: Database, now: Date): Promise<VerifyCode> {
  const captchaKey = randomBytes(16).toString('base64url');
  const code = randomCode();
  const until = new Date(now.getTime() + life);
  await kysely.insertInto('footwork.verify_code').values({ key: captchaKey, code, until }).execute();
  const outlived = sql`
    delete from footwork.verify_code where key in (
      select key from footwork.verify_code where until <= ${now.toISOString()} limit 100 for update skip locked)`;
  await retrying(() => outlived.execute(kysely));
  return { captchaKey, captchaImage: pictureOf(code) };
}

/** Whether this is the code of that key, in either case. A key can be tried once. */
export async function takeVerifyCode(
  { kysely }: Database,
  captchaKey: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const [issued] = await kysely
    .deleteFrom('footwork.verify_code')
    .where('key', '=', captchaKey)
    .returning(['code', 'until'])
    .execute();
  return (
    issued !== undefined &&
    Date.parse(issued.until) > now.getTime() &&
    issued.code === code.trim().toUpperCase()
  );
}
