import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../kit/icon-button';

/** Tools for which a narrow header has no room, behind one button. */
export function MoreTools({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const outside = ({ target }: Event) => !frame.current?.contains(target as Node) && setOpen(false);
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [isOpen]);
  const onKeyDown = (event: KeyboardEvent) => {
    const isInMenu = event.target instanceof Element && event.target.closest('[role=menu]');
    if (event.key !== 'Escape' || isInMenu) return;
    setOpen(false);
    button.current?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape from any of the tools
    <div ref={frame} className="more-tools" onKeyDown={onKeyDown}>
      <IconButton
        icon="more"
        size={20}
        label={t('shell.moreTools')}
        ref={button}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      />
      {/* Hidden and not gone: what one of the tools has opened outlives this panel. */}
      <div id={id} className="more-tools-panel" hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}
