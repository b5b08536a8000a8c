import { lazy, Suspense, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../kit/icon';
import { Overlay } from '../../kit/overlay';
import type { PaletteKeys } from './palette-results';
import './palette.css';

const PaletteResults = lazy(() => import('./palette-results'));

/** Command palette for pages, records and actions. The input works at once; the results component loads lazily. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [activeId, setActiveId] = useState<string>();
  const results = useRef<PaletteKeys>(null);
  // On Escape `cancel` fires at once and `close` later: without `onCancel`, Ctrl+K in between would toggle a closed
  // palette.
  return (
    <Overlay className="palette" aria-label={t('palette.open')} onClose={onClose} onCancel={onClose}>
      <div className="palette-box">
        <div className="palette-search">
          <Icon name="search" />
          <input
            type="text"
            role="combobox"
            aria-expanded={activeId !== undefined}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={activeId}
            aria-label={t('palette.open')}
            placeholder={t('palette.placeholder')}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              // Keys of an input method's composition are not for the list.
              if (!event.nativeEvent.isComposing) results.current?.onKeyDown(event);
            }}
          />
          <button type="button" className="palette-close" onClick={onClose}>
            <kbd>Esc</kbd>
            <span className="visually-hidden">{t('palette.close')}</span>
          </button>
        </div>
        <Suspense
          fallback={
            <p className="palette-said" role="status">
              {t('palette.searching')}
            </p>
          }
        >
          <PaletteResults id={id} typed={typed} ref={results} onActive={setActiveId} onClose={onClose} />
        </Suspense>
      </div>
    </Overlay>
  );
}
