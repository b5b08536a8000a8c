import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NoticeList } from './notice-list';
import { useMarkRead } from './use-mark-read';
import { useNotices } from './use-notices';
import './bell-panel.css';

/** The account's messages, newest first; a button loads older ones. */
export default function BellPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const { data } = useNotices(undefined);
  const [befores, setBefores] = useState<readonly number[]>([]);
  const markRead = useMarkRead();
  useEffect(() => panel.current?.focus(), []);
  const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
  const showOlder = (before: number) => setBefores((shown) => [...shown, before]);
  return (
    <div
      ref={panel}
      className="bell-panel"
      role="dialog"
      tabIndex={-1}
      aria-labelledby={id}
      onKeyDown={closeOnEscape}
    >
      <div className="bell-head">
        <h2 id={id}>{t('bell.title')}</h2>
        {data !== undefined && data.list.length > 0 && (
          <button type="button" className="bell-all" disabled={!data.unread} onClick={() => markRead()}>
            {t('bell.readAll')}
          </button>
        )}
      </div>
      <div className="bell-body">
        {[undefined, ...befores].map((before, at) => (
          <NoticeList
            key={before ?? 'newest'}
            before={before}
            onOlder={at === befores.length ? showOlder : undefined}
            onRead={(notice) => markRead([notice.id])}
            onLeave={onClose}
          />
        ))}
      </div>
    </div>
  );
}
