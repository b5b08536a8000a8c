import { hash, verify } from '@node-rs/argon2';

/** OWASP's first choice for argon2id, which is the default algorithm: 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A salted hash in PHC format, which names its own parameters. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, parameters);
}

/** False for a wrong password and for a stored text that is no hash. */
export async function verifyPassword(stored: string, password: string): Promise<boolean> {
  try {
    return await verify(stored, password);
  } catch {
    return false;
  }
}
