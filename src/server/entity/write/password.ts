import { hash, verify } from '@node-rs/argon2';

/** OWASP's first choice for argon2id, which is the default algorithm: 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each takes a core and 19 MiB: more at a time would keep the other calls waiting. */
const atOnce = 2;
let running = 0;
const waiting: (() => void)[] = [];

/** A salted hash in PHC format, which names its own parameters. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, parameters));
}

/** False for a wrong password and for a stored text that is no hash. */
export async function verifyPassword(stored: string, password: string): Promise<boolean> {
  try {
    return await inTurn(() => verify(stored, password));
  } catch {
    return false;
  }
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running === atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
