import { hash, verify } from '@node-rs/argon2';
import { Semaphore } from '../semaphore';

/** OWASP's recommendation for argon2id (the library's default): 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Maximum number of concurrent hashes. Each takes a core and 19 MiB, and more would delay other requests. */
const atOnce = 2;

interface Library {
  readonly hash: typeof hash;
  readonly verify: typeof verify;
}

/** Hashes and verifies passwords, at most `atOnce` at the same time. */
export class Passwords {
  readonly #semaphore = new Semaphore(atOnce);

  constructor(private readonly library: Library) {}

  /** A salted hash in PHC format, which includes its parameters. */
  hash(password: string): Promise<string> {
    return this.#semaphore.run(() => this.library.hash(password, parameters));
  }

  /** False for a wrong password and for an invalid stored hash. */
  async verify(stored: string, password: string): Promise<boolean> {
    try {
      return await this.#semaphore.run(() => this.library.verify(stored, password));
    } catch {
      return false;
    }
  }
}

/** Shared by the whole process. */
const passwords = new Passwords({ hash, verify });

export const hashPassword = (password: string) => passwords.hash(password);
export const verifyPassword = (stored: string, password: string) => passwords.verify(stored, password);
