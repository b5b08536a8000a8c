import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../kit/icon-button';
import { Palette } from './palette';

/** Opens the palette, as Ctrl+K and Cmd+K do on every page. */
export function PaletteButton() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k';
      // A modal question must be answered first.
      if (!isShortcut || event.shiftKey || document.querySelector('[role=alertdialog][open]')) return;
      event.preventDefault();
      setOpen((wasOpen) => !wasOpen);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  const label = t('palette.open');
  return (
    <>
      <IconButton
        icon="search"
        size={20}
        label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts="Control+K Meta+K"
        title={t('palette.openByKey', { key: shortcut })}
        onClick={() => setOpen(true)}
      />
      {isOpen && <Palette onClose={() => setOpen(false)} />}
    </>
  );
}

const shortcut = /Mac|iP(hone|ad)/.test(navigator.platform) ? '⌘K' : 'Ctrl K';
