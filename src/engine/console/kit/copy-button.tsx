import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button';

interface CopyButtonProps {
  readonly text: string;
  /** The element that shows the text. */
  readonly shown: { readonly current: HTMLElement | null };
}

export function CopyButton({ text, shown }: CopyButtonProps) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState<string>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      // Without clipboard access, select the text for the user to copy.
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
    }
  };
  return (
    <Button onClick={() => void copy()}>
      {t(copied === text ? 'formPage.copy.done' : 'formPage.copy.button')}
    </Button>
  );
}
