import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notice } from '../../../schema/contract/endpoints/notice';
import { useAtRest } from '../../data/live/use-at-rest';
import { IconButton } from '../../kit/icon-button';
import { notify } from '../../kit/notice/notify';
import { useNotices } from './use-notices';
import './bell.css';

const BellPanel = lazy(() => import('./bell-panel'));

/** The badge shows at most this number. */
const most = 99;

/**
 * Button with the number of unread messages; it opens the list. A message that arrives later is also shown as a
 * notice.
 */
export function Bell() {
  const { t } = useTranslation();
  const { data } = useNotices(undefined, useAtRest());
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const unread = data?.unread ?? 0;
  useSayingNews(data?.list);

  useEffect(() => {
    if (!isOpen) return;
    const outside = (event: Event) => !frame.current?.contains(event.target as Node) && setOpen(false);
    const closing = new AbortController();
    for (const name of ['pointerdown', 'focusin']) {
      document.addEventListener(name, outside, { signal: closing.signal });
    }
    return () => closing.abort();
  }, [isOpen]);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  const label = unread > 0 ? t('bell.unread', { count: unread }) : t('bell.title');
  return (
    <div ref={frame} className="bell">
      <IconButton
        icon="bell"
        size={20}
        label={label}
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {unread > 0 && (
          <span className="bell-badge" aria-hidden="true">
            {unread > most ? `${most}+` : unread}
          </span>
        )}
      </IconButton>
      {isOpen && (
        <Suspense>
          <BellPanel onClose={close} />
        </Suspense>
      )}
    </div>
  );
}

/** Shows the newest message as a notice when it arrives, but not those that were there when the page loaded. */
function useSayingNews(list: readonly Notice[] | undefined): void {
  const { t } = useTranslation();
  const said = useRef<number>(undefined);
  useEffect(() => {
    if (!list) return;
    const [newest] = list;
    const id = newest?.id ?? 0;
    if (newest && !newest.read && said.current !== undefined && id > said.current) {
      notify.info(t(`bell.kinds.${newest.kind}`, newest.params));
    }
    said.current = id;
  }, [list, t]);
}
