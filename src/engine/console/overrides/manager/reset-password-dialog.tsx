import { Alert, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { resetAccountPassword } from '../../../schema/contract/endpoints/account';
import { ApiError } from '../../data/api-error';
import { useEndpointMutation } from '../../data/endpoint/use-endpoint-mutation';
import { ShownOnceDialog } from '../../entity/record/shown-once-dialog';
import { FormDialog } from '../../kit/form-dialog';
import type { AccountProps } from './account-props';
import { newPasswordFault } from './password-faults';
import { PasswordField } from './password-field';
import { StrengthMeter } from './strength-meter';
import './account.css';

interface ResetPasswordDialogProps extends Pick<AccountProps, 'row'> {
  readonly onClose: () => void;
}

/** Sets a new password, generated or typed, and shows it once. */
export default function ResetPasswordDialog({ row, onClose }: ResetPasswordDialogProps) {
  const { t } = useTranslation();
  const [isTyped, setTyped] = useState(false);
  const [typed, setTypedPassword] = useState('');
  const [fault, setFault] = useState<string>();
  const [message, setMessage] = useState<string>();
  const { send, isPending } = useEndpointMutation(resetAccountPassword);
  const [newPassword, setNewPassword] = useState<string>();
  const name = row.nickname;

  const reset = async () => {
    const wrong = isTyped ? newPasswordFault(typed, row) : undefined;
    setFault(wrong && t([...wrong.keys], wrong.params ?? {}));
    setMessage(undefined);
    if (wrong) return;
    try {
      const body = isTyped ? { password: typed } : {};
      const { password } = await send({ params: { id: row.id }, body });
      setNewPassword(password);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { password } = error.fieldErrors;
      if (isTyped && password) setFault(password);
      else setMessage(password ?? error.msg);
    }
  };

  const title = t('account.reset.title', { name });
  if (newPassword !== undefined) {
    return (
      <ShownOnceDialog
        title={title}
        label={t('account.reset.shown', { name })}
        value={newPassword}
        onClose={onClose}
      />
    );
  }
  return (
    <FormDialog
      title={title}
      ok={{ text: t('account.reset.button'), isBusy: isPending, onClick: reset }}
      onCancel={onClose}
    >
      <p>{t('account.reset.text')}</p>
      <div role="alert">{message && <Alert type="error" showIcon message={message} />}</div>
      <Radio.Group
        className="account-ways"
        aria-label={t('account.reset.way')}
        value={isTyped}
        onChange={(event) => setTyped(event.target.value === true)}
        options={[
          { value: false, label: t('account.reset.made') },
          { value: true, label: t('account.reset.typed') },
        ]}
      />
      {isTyped && (
        <PasswordField
          name="password"
          label={t('account.password.new')}
          autoComplete="new-password"
          value={typed}
          fault={fault}
          onChange={(value) => {
            setTypedPassword(value);
            setFault(undefined);
          }}
        >
          <StrengthMeter password={typed} known={[row.username, name]} />
        </PasswordField>
      )}
    </FormDialog>
  );
}
