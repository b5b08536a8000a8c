import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeOwnPassword } from '../../../entity/contract/endpoints/session';
import { ApiError } from '../../data/api-error';
import { callEndpoint } from '../../data/endpoint/call-endpoint';
import { type PasswordFaults, type Passwords, passwordFaults } from '../../overrides/manager/password-faults';

const empty: Passwords = { oldPassword: '', newPassword: '', repeated: '' };

/** The state of the form that changes the own password; `submit` answers the field to look at, if any. */
export function usePasswordChange(onChanged: () => void) {
  const { t } = useTranslation();
  const [passwords, setPasswords] = useState(empty);
  /** Keys of words, for what was found here; the server's words for what was found there. */
  const [keys, setKeys] = useState<PasswordFaults>({});
  const [told, setTold] = useState<PasswordFaults>({});
  const [message, setMessage] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const set = (name: keyof Passwords, value: string) => {
    setPasswords((before) => ({ ...before, [name]: value }));
    setKeys(({ [name]: _, ...others }) => others);
    setTold(({ [name]: _, ...others }) => others);
  };

  const submit = async (): Promise<string | undefined> => {
    if (isBusy) return undefined;
    setMessage(undefined);
    const wrong = passwordFaults(passwords);
    setKeys(wrong);
    setTold({});
    if (Object.keys(wrong).length > 0) return Object.keys(wrong)[0];
    setBusy(true);
    try {
      const { oldPassword, newPassword } = passwords;
      await callEndpoint(changeOwnPassword, { body: { oldPassword, newPassword } });
      setPasswords(empty);
      onChanged();
      return undefined;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const found = error.fieldErrors;
      setTold(found);
      if (Object.keys(found).length === 0) setMessage(error.unsaid);
      return Object.keys(found)[0];
    } finally {
      setBusy(false);
    }
  };
  const worded = Object.fromEntries(Object.entries(keys).map(([name, key]) => [name, t(key)]));
  const faults: PasswordFaults = { ...told, ...worded };
  return { passwords, faults, message, isBusy, set, submit };
}
