import { type FormEvent, useLayoutEffect, useRef } from 'react';
import { userTypes } from '../../../schema/contract/app';
import { Button } from '../../kit/button';
import { useSignInWords } from './sign-in-words';
import { PasswordInput, TextInput } from './text-input';
import { useSignIn } from './use-sign-in';

export interface SignInFormProps {
  readonly reason: string | null;
  readonly preload: () => void;
  readonly enter: (token: string) => Promise<void>;
}

export function SignInForm({ reason, preload, enter }: SignInFormProps) {
  const { t } = useSignInWords();
  const form = useRef<HTMLFormElement>(null);
  const { credentials, faults, message, captcha, busy, progress, ...signIn } = useSignIn(t, reason, enter);
  const { change, renew, submit } = signIn;

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const [first] = Object.keys(await submit());
    if (first) focus(form.current, first);
  };

  useLayoutEffect(() => focus(form.current, 'username'), []);
  useLayoutEffect(() => {
    if (captcha) focus(form.current, 'captchaCode');
  }, [captcha]);

  return (
    <form ref={form} noValidate aria-busy={busy} onSubmit={onSubmit} onInput={preload}>
      {userTypes.length > 1 && (
        <KindChoice value={credentials.utype} onChange={(utype) => change({ utype })} />
      )}
      <TextInput
        name="username"
        label={t('username')}
        autoComplete="username"
        value={credentials.username}
        fault={faults.username}
        onChange={(username) => change({ username })}
      />
      <PasswordInput
        value={credentials.password}
        fault={faults.password}
        onChange={(password) => change({ password })}
      />
      {captcha && !credentials.withoutPicture && (
        <div className="sign-in-captcha">
          <TextInput
            name="captchaCode"
            label={t('verifyCode')}
            autoComplete="off"
            value={credentials.captchaCode}
            fault={faults.captchaCode}
            onChange={(captchaCode) => change({ captchaCode })}
          />
          <div className="sign-in-picture">
            <button type="button" onClick={() => void renew()}>
              {t('renewCode')}
            </button>
            <img src={captcha.captchaImage} alt={t('verifyCodeImage')} />
          </div>
        </div>
      )}
      {captcha && (
        <label className="sign-in-without-picture">
          <input
            type="checkbox"
            checked={credentials.withoutPicture}
            onChange={(event) => change({ withoutPicture: event.currentTarget.checked, captchaCode: '' })}
          />
          {t('withoutPicture')}
        </label>
      )}
      {progress !== undefined && (
        <progress className="sign-in-progress" aria-label={t('solving')} value={progress} />
      )}
      <Button type="submit" look="primary" className="sign-in-submit" isBusy={busy}>
        {t(progress !== undefined ? 'solving' : busy ? 'busy' : 'submit')}
      </Button>
      <div className="sign-in-message" role="alert">
        {message}
      </div>
    </form>
  );
}

interface KindChoiceProps {
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function KindChoice({ value, onChange }: KindChoiceProps) {
  const { t } = useSignInWords();
  return (
    <fieldset className="sign-in-kinds">
      <legend>{t('utype')}</legend>
      <div>
        {userTypes.map(({ value: kind }) => (
          <label key={kind}>
            <input
              type="radio"
              name="utype"
              value={kind}
              checked={kind === value}
              onChange={() => onChange(kind)}
            />
            <span>{t(`utypes.${kind}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function focus(form: HTMLFormElement | null, name: string): void {
  form?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();
}
