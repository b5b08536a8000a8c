import { Alert, Button } from 'antd';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../data/session';
import { PasswordField } from '../../overrides/manager/password-field';
import { StrengthMeter } from '../../overrides/manager/strength-meter';
import { usePasswordChange } from './use-password-change';

interface PasswordFormProps {
  /** What the present password is called here. */
  readonly oldLabel: string;
  readonly onChanged: () => void;
  /** Beside the button. */
  readonly children?: ReactNode;
}

/** Old password, new one, and that again. */
export function PasswordForm({ oldLabel, onChanged, children }: PasswordFormProps) {
  const { t } = useTranslation();
  const { user } = useSession();
  const form = useRef<HTMLFormElement>(null);
  const { passwords, faults, message, isBusy, set, submit } = usePasswordChange(onChanged);
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = await submit();
    if (wrong) form.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
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
      <PasswordField
        name="oldPassword"
        label={oldLabel}
        autoComplete="current-password"
        value={passwords.oldPassword}
        fault={faults.oldPassword}
        onChange={(value) => set('oldPassword', value)}
      />
      <PasswordField
        name="newPassword"
        label={t('account.password.new')}
        autoComplete="new-password"
        value={passwords.newPassword}
        fault={faults.newPassword}
        onChange={(value) => set('newPassword', value)}
      >
        <StrengthMeter password={passwords.newPassword} known={[user.username, user.nickname]} />
      </PasswordField>
      <PasswordField
        name="repeated"
        label={t('account.password.repeat')}
        autoComplete="new-password"
        value={passwords.repeated}
        fault={faults.repeated}
        onChange={(value) => set('repeated', value)}
      />
      <div className="form-buttons">
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {t('account.password.change')}
        </Button>
        {children}
      </div>
    </form>
  );
}
