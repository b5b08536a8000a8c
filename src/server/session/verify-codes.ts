import { randomBytes } from 'node:crypto';
import { pictureOf, randomCode } from './verify-picture';

/** What a caller is shown, and the key to send back with the code that it shows. */
export interface VerifyCode {
  readonly captchaKey: string;
  /** An SVG as a data URL. */
  readonly captchaImage: string;
}

const life = 5 * 60_000;

const codesLimit = 10_000;

/** Codes that were shown and not yet used, in the memory of this process. */
export class VerifyCodes {
  readonly #codes = new Map<string, { readonly code: string; readonly until: number }>();

  issue(now: number): VerifyCode {
    for (const [key, { until }] of this.#codes) {
      if (until > now && this.#codes.size < codesLimit) break;
      this.#codes.delete(key);
    }
    const captchaKey = randomBytes(16).toString('base64url');
    const code = randomCode();
    this.#codes.set(captchaKey, { code, until: now + life });
    return { captchaKey, captchaImage: pictureOf(code) };
  }

  /** Whether this is the code of that key, in either case. A key can be tried once. */
  use(captchaKey: string, code: string, now: number): boolean {
    const issued = this.#codes.get(captchaKey);
    this.#codes.delete(captchaKey);
    return issued !== undefined && issued.until > now && issued.code === code.trim().toUpperCase();
  }
}
