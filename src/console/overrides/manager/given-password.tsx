import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import './account.css';

interface GivenPasswordProps {
  readonly password: string;
  /** Whose it is. */
  readonly name: string;
}

/** A password that is shown this once, to hand on. */
export function GivenPassword({ password, name }: GivenPasswordProps) {
  const { t } = useTranslation();
  const shown = useRef<HTMLElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(password);
      setCopied(true);
    } catch {
      // Where the page may not write to the clipboard, the user copies what is selected.
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
    }
  };
  return (
    <>
      <p>{t('account.reset.shown', { name })}</p>
      <div className="account-secret">
        <code ref={shown}>{password}</code>
        <Button onClick={() => void copy()}>
          {t(isCopied ? 'account.reset.copied' : 'account.reset.copy')}
        </Button>
      </div>
      <p className="account-muted">{t('account.reset.once')}</p>
    </>
  );
}
