import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#engine/console/kit/button';

interface Props {
  readonly message: string | undefined;
  readonly onOpen: (password: string) => Promise<void>;
}

/** Asks for the query password of the store. */
export function PasswordForm({ message, onOpen }: Props) {
  const { t } = useTranslation();
  const [password, setPassword] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function open(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (password === '') return;
    setBusy(true);
    await onOpen(password);
    setBusy(false);
  }

  return (
    <form className="sheet-state" onSubmit={(event) => void open(event)}>
      <h1>{t('share.password.title')}</h1>
      <p>{t('share.password.hint')}</p>
      <label>
        {t('share.password.label')}
        <input
          type="password"
          autoComplete="off"
          maxLength={20}
          value={password}
          aria-invalid={message !== undefined || undefined}
          aria-describedby="password-message"
          onChange={({ target }) => setPassword(target.value)}
        />
      </label>
      <p id="password-message" role="alert">
        {message}
      </p>
      <Button type="submit" look="primary" isBusy={isBusy}>
        {t('share.password.open')}
      </Button>
    </form>
  );
}
