import { Button } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import './shown-once.css';

interface ShownOnceProps {
  readonly value: string;
  /** What it is. */
  readonly children: ReactNode;
}

/** A secret that cannot be read again, to copy and to hand on. */
export function ShownOnce({ value, children }: ShownOnceProps) {
  const { t } = useTranslation();
  const shown = useRef<HTMLElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      // Where the page may not write to the clipboard, the user copies what is selected.
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
    }
  };
  return (
    <>
      {children}
      <div className="shown-once">
        <code ref={shown}>{value}</code>
        <Button onClick={() => void copy()}>{t(isCopied ? 'show.secret.copied' : 'show.secret.copy')}</Button>
      </div>
      <p className="shown-once-note">{t('show.secret.once')}</p>
    </>
  );
}
