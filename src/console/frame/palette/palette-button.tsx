import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../kit/icon-button';

const Palette = lazy(() => import('./palette'));

/** Opens the palette; so do Ctrl+K and Cmd+K, from anywhere. */
export function PaletteButton() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  // Undefined once the palette itself takes what is typed.
  const typedEarly = useRef<string>(undefined);
  useEffect(() => {
    typedEarly.current = isOpen ? '' : undefined;
    if (!isOpen) return;
    const keep = (event: KeyboardEvent) => {
      if (typedEarly.current === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      const isBackspace = event.key === 'Backspace';
      if (!isBackspace && event.key.length > 1) return;
      event.preventDefault();
      event.stopPropagation();
      typedEarly.current = isBackspace ? typedEarly.current.slice(0, -1) : typedEarly.current + event.key;
    };
    document.addEventListener('keydown', keep, true);
    return () => document.removeEventListener('keydown', keep, true);
  }, [isOpen]);
  const takeTyped = useCallback(() => {
    const typed = typedEarly.current ?? '';
    typedEarly.current = undefined;
    return typed;
  }, []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isAsked = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k';
      // Above a question that waits for its answer there is nothing to choose.
      if (!isAsked || event.shiftKey || document.querySelector('dialog.dialog[open]')) return;
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
      {isOpen && (
        <Suspense>
          <Palette takeTyped={takeTyped} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const shortcut = /Mac|iP(hone|ad)/.test(navigator.platform) ? '⌘K' : 'Ctrl K';
