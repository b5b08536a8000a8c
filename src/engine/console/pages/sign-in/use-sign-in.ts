import { useState } from 'react';
import { userTypes } from '../../../schema/contract/app';
import { readChoice, writeStored } from '../../kit/settings/storage';
import { type Captcha, type Credentials, requestCaptcha, requestToken } from './sign-in-request';

/** Translation keys of errors, by field. */
export type SignInFaults = Partial<Record<'username' | 'password' | 'captchaCode', string>>;

export interface SignIn {
  readonly credentials: Credentials;
  readonly faults: SignInFaults;
  /** The server's message, or an error that concerns no field. */
  readonly message: string | null;
  readonly captcha: Captcha | null;
  readonly busy: boolean;
  /** From 0 to 1 while the browser solves a proof of work. */
  readonly progress: number | undefined;
  change(changes: Partial<Credentials>): void;
  /** Requests another captcha. */
  renew(): Promise<void>;
  /** Resolves to the errors, in the order of the form. */
  submit(): Promise<SignInFaults>;
}

/** State of the sign-in form. `enter` opens the console with a new token. */
export function useSignIn(
  t: (key: string) => string,
  first: string | null,
  enter: (token: string) => Promise<void>,
): SignIn {
  const [credentials, setCredentials] = useState<Credentials>(() => ({ ...nobody, utype: lastUserType() }));
  const [faults, setFaults] = useState<SignInFaults>({});
  const [message, setMessage] = useState(first);
  const [captcha, setCaptcha] = useState<Captcha | null>(null);
  const [busy, setBusy] = useState(false);
  const [progress, setProgress] = useState<number>();

  const change = (changes: Partial<Credentials>) => {
    setMessage(null);
    setCredentials((before) => ({ ...before, ...changes }));
    setFaults((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in changes))));
  };

  const submit = async () => {
    if (busy) return {};
    setMessage(null);
    const found = faultsOf(credentials, captcha);
    setFaults(found);
    if (Object.keys(found).length > 0) return found;
    setBusy(true);
    const answer = await requestToken(credentials, captcha, setProgress);
    if (answer.token === null) {
      // The captcha just sent may be used up.
      setCaptcha(answer.captcha ?? (captcha && (await requestCaptcha())));
      change({ captchaCode: '' });
      const unsaid = answer.message === null ? 'errors.noAnswer' : 'errors.systemError';
      setMessage(answer.message || t(unsaid));
    } else {
      writeStored('userType', String(credentials.utype));
      await enter(answer.token).catch(() => setMessage(t('errors.notLoaded')));
    }
    setBusy(false);
    return {};
  };

  const renew = async () => {
    const fresh = await requestCaptcha();
    change({ captchaCode: '' });
    if (fresh) setCaptcha(fresh);
    else setMessage(t('errors.noPicture'));
  };

  return { credentials, faults, message, captcha, busy, progress, change, renew, submit };
}

const nobody: Credentials = {
  username: '',
  password: '',
  utype: userTypes[0].value,
  captchaCode: '',
  withoutPicture: false,
};

/** The kind of account that was last signed in to from this browser. */
function lastUserType(): number {
  const kinds = userTypes.map(({ value }) => String(value));
  return Number(readChoice('userType', kinds, String(nobody.utype)));
}

const shortestPassword = 6;

function faultsOf(credentials: Credentials, captcha: Captcha | null): SignInFaults {
  const faults: SignInFaults = {};
  if (credentials.username.trim() === '') faults.username = 'errors.username';
  if (credentials.password === '') faults.password = 'errors.password';
  else if (credentials.password.length < shortestPassword) faults.password = 'errors.passwordShort';
  if (captcha && !credentials.withoutPicture && credentials.captchaCode.trim() === '')
    faults.captchaCode = 'errors.verifyCode';
  return faults;
}
