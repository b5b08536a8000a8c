import type { ResponseOf } from '../../../schema/contract/endpoint';
import { getCaptcha, login } from '../../../schema/contract/endpoints/sign-in';
import type { Envelope } from '../../../schema/contract/envelope';
import { currentSettings } from '../../kit/settings/stored-settings';

export interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly utype: number;
  readonly captchaCode: string;
  /** The browser solves a proof of work in place of the user's captcha. */
  readonly withoutPicture: boolean;
}

/** A captcha picture, or a proof of work with its difficulty in bits; both have a key. */
export type Captcha = ResponseOf<typeof getCaptcha>;

export type SignInAnswer =
  | { readonly token: string }
  | { readonly token: null; readonly message: string | null; readonly captcha: Captcha | null };

/** Requests a token. `message` is null if there was no response. `onProgress`: see `SignIn.progress`. */
export async function requestToken(
  credentials: Credentials,
  captcha: Captcha | null,
  onProgress: (share: number | undefined) => void,
): Promise<SignInAnswer> {
  const form = new URLSearchParams({
    username: credentials.username,
    password: credentials.password,
    utype: String(credentials.utype),
  });
  if (captcha) {
    form.set('captchaKey', captcha.captchaKey);
    if (!credentials.withoutPicture) form.set('captchaCode', credentials.captchaCode);
  }
  try {
    if (captcha && credentials.withoutPicture) {
      const { findProof } = await import('./find-proof');
      const { captchaKey, captchaWork } = captcha;
      form.set('captchaProof', await findProof(captchaKey, captchaWork, credentials.username, onProgress));
      onProgress(undefined);
    }
    return answerOf(await call(login.path, { method: 'POST', body: form }));
  } catch {
    return { token: null, message: null, captcha: null };
  }
}

/** Requests another captcha; null on failure. */
export async function requestCaptcha(): Promise<Captcha | null> {
  try {
    return captchaOf(await call(getCaptcha.path));
  } catch {
    return null;
  }
}

async function call(path: string, init?: RequestInit): Promise<Envelope> {
  const response = await fetch(path, {
    ...init,
    headers: { 'Accept-Language': currentSettings().language },
    signal: AbortSignal.timeout(50_000),
  });
  return (await response.json()) as Envelope;
}

function answerOf(answer: Envelope): SignInAnswer {
  const { token } = (answer.data ?? {}) as { token?: unknown };
  if (answer.code === 0 && typeof token === 'string') return { token };
  return { token: null, message: answer.msg, captcha: captchaOf(answer) };
}

function captchaOf({ data }: Envelope): Captcha | null {
  const { captchaKey, captchaImage, captchaWork } = (data ?? {}) as Partial<Captcha>;
  return typeof captchaKey === 'string' && typeof captchaImage === 'string' && typeof captchaWork === 'number'
    ? { captchaKey, captchaImage, captchaWork }
    : null;
}
