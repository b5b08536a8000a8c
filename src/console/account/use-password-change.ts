import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { quietApi } from '../providers/api';
import { ApiError } from '../providers/api-error';
import { type PasswordFaults, type Passwords, passwordFaults } from './password-faults';

const empty: Passwords = { oldPassword: '', newPassword: '', repeated: '' };

/** The state of the form that changes the own password; `submit` answers the field to look at, if any. */
export function usePasswordChange(onChanged: () => void) {
  const { t } = useTranslation();
  const [passwords, setPasswords] = useState(empty);
  const [faults, setFaults] = useState<PasswordFaults>({});
  const [message, setMessage] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const set = (name: keyof Passwords, value: string) => {
    setPasswords((before) => ({ ...before, [name]: value }));
    setFaults(({ [name]: _, ...others }) => others);
  };

  const submit = async (): Promise<string | undefined> => {
    if (isBusy) return undefined;
    setMessage(undefined);
    const keys = passwordFaults(passwords);
    const worded = Object.fromEntries(Object.entries(keys).map(([name, key]) => [name, t(key)]));
    setFaults(worded);
    if (Object.keys(worded).length > 0) return Object.keys(worded)[0];
    setBusy(true);
    try {
      const { oldPassword, newPassword } = passwords;
      await quietApi.post('/manger/changePassword', { oldPassword, newPassword });
      setPasswords(empty);
      onChanged();
      return undefined;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const found = error.fieldErrors;
      setFaults(found);
      if (Object.keys(found).length === 0) setMessage(error.unsaid);
      return Object.keys(found)[0];
    } finally {
      setBusy(false);
    }
  };
  return { passwords, faults, message, isBusy, set, submit };
}
