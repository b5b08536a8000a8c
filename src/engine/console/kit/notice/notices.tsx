import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icon';
import { createStore, useStore } from '../store';
import { dismissNotice, holdNotices, notices, releaseNotices } from './notify';
import './notices.css';

const icons = { success: 'check', error: 'warning', info: 'bell' } as const;

/** Ids of the mounted `Notices`: the page's, then those of open dialogs. */
const mounted = createStore<readonly string[]>([]);

function useIsTopmost(): boolean {
  const id = useId();
  useLayoutEffect(() => {
    mounted.set([...mounted.get(), id]);
    return () => {
      mounted.set(mounted.get().filter((other) => other !== id));
      releaseNotices('pointer');
      releaseNotices('focus');
    };
  }, [id]);
  return useStore(mounted).at(-1) === id;
}

const none: ReturnType<typeof notices.get> = [];

/**
 * Shows the messages of `notify` at the top of the page. Pointer or focus on a message keeps all of them open. A modal
 * dialog makes the rest of the page inert, so the topmost dialog shows the messages.
 */
export function Notices() {
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  const all = useStore(notices);
  const shown = useIsTopmost() ? all : none;
  useEffect(() => {
    // Showing the popover again lifts it above a dialog that was opened meanwhile.
    if (shown.length === 0) return;
    list.current?.hidePopover?.();
    list.current?.showPopover?.();
  }, [shown]);
  return (
    <div
      ref={list}
      className="notices"
      popover="manual"
      role="status"
      aria-live="polite"
      onMouseOver={() => holdNotices('pointer')}
      onMouseLeave={() => releaseNotices('pointer')}
      onFocus={() => holdNotices('focus')}
      onBlur={() => releaseNotices('focus')}
    >
      {shown.map(({ id, kind, text, link, act }) => (
        <div key={id} className="notice" data-kind={kind}>
          <Icon name={icons[kind]} />
          <span>{text}</span>
          {link && (
            <a href={`#${link.path}`} onClick={() => dismissNotice(id)}>
              {link.text}
            </a>
          )}
          {act && (
            <button
              type="button"
              className="notice-act"
              onClick={() => {
                dismissNotice(id);
                act.run();
              }}
            >
              {act.text}
            </button>
          )}
          <button type="button" aria-label={t('console.layout.dismiss')} onClick={() => dismissNotice(id)}>
            <Icon name="close" size={14} />
          </button>
        </div>
      ))}
    </div>
  );
}
