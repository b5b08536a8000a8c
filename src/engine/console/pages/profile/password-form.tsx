import { Alert } from 'antd';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeOwnPassword } from '../../../schema/contract/endpoints/account';
import { ApiError } from '../../data/api-error';
import { useEndpointMutation } from '../../data/endpoint/use-endpoint-mutation';
import { useSession } from '../../data/session';
import { Button } from '../../kit/button';
import { type PasswordFault, type Passwords, passwordFaults } from '../../overrides/manager/password-faults';
import { PasswordField } from '../../overrides/manager/password-field';
import { StrengthMeter } from '../../overrides/manager/strength-meter';

interface PasswordFormProps {
  readonly oldLabel: string;
  readonly onChanged: () => void;
  /** Rendered next to the button. */
  readonly children?: ReactNode;
}

const empty: Passwords = { oldPassword: '', newPassword: '', repeated: '' };
const names = Object.keys(empty) as (keyof Passwords)[];

/** Error of a field: a translation key, or the server's message. */
type Fault = PasswordFault | { readonly text: string };

/** Form with the current password, the new one and its repetition. */
export function PasswordForm({ oldLabel, onChanged, children }: PasswordFormProps) {
  const { t } = useTranslation();
  const { user } = useSession();
  const form = useRef<HTMLFormElement>(null);
  const { send, isPending } = useEndpointMutation(changeOwnPassword);
  const [passwords, setPasswords] = useState(empty);
  const [faults, setFaults] = useState<ReadonlyMap<string, Fault>>(new Map());
  const [message, setMessage] = useState<string>();
  const labels = {
    oldPassword: oldLabel,
    newPassword: t('account.password.new'),
    repeated: t('account.password.repeat'),
  };

  const showFaults = (found: readonly (readonly [string, Fault])[]) => {
    setFaults(new Map(found));
    const [first] = found;
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first[0]}]`)?.focus();
  };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    setMessage(undefined);
    const wrong = Object.entries(passwordFaults(passwords, user));
    showFaults(wrong);
    if (wrong.length > 0) return;
    try {
      const { oldPassword, newPassword } = passwords;
      await send({ body: { oldPassword, newPassword } });
      setPasswords(empty);
      onChanged();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const found = Object.entries(error.fieldErrors);
      showFaults(found.map(([name, text]) => [name, { text }]));
      if (found.length === 0) setMessage(error.unsaid);
    }
  };
  const textOf = (name: keyof Passwords) => {
    const fault = faults.get(name);
    return fault && ('keys' in fault ? t([...fault.keys], fault.params ?? {}) : fault.text);
  };
  return (
    <form
      ref={form}
      className="account-form"
      noValidate
      aria-label={t('menu.changePassword')}
      onSubmit={onSubmit}
    >
      <div role="alert">{message && <Alert type="error" showIcon message={message} />}</div>
      <input type="text" name="username" autoComplete="username" value={user.username} readOnly hidden />
      {names.map((name) => (
        <PasswordField
          key={name}
          name={name}
          label={labels[name]}
          autoComplete={name === 'oldPassword' ? 'current-password' : 'new-password'}
          value={passwords[name]}
          fault={textOf(name)}
          onChange={(value) => {
            setPasswords({ ...passwords, [name]: value });
            setFaults(new Map([...faults].filter(([other]) => other !== name)));
          }}
        >
          {name === 'newPassword' && (
            <StrengthMeter password={passwords.newPassword} known={[user.username, user.nickname]} />
          )}
        </PasswordField>
      ))}
      <div className="form-buttons">
        <Button look="primary" type="submit" isBusy={isPending}>
          {t('account.password.change')}
        </Button>
        {children}
      </div>
    </form>
  );
}
