import type { KeyboardEvent, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMatchTitle } from '../../data/navigation/match-title';
import { addressOf, useTags } from '../../data/navigation/tags-context';
import { isPinned, type Tag } from '../../data/navigation/tags-state';
import { Icon } from '../../kit/icon';
import type { TagMenuAt } from './tag-menu';

interface Props {
  readonly tag: Tag;
  readonly isCurrent: boolean;
  readonly onMenu: (at: TagMenuAt) => void;
}

/** Link to an open page. Middle button and Delete close the page; right button and menu key open its menu. */
export function TagItem({ tag, isCurrent, onMenu }: Props) {
  const { t } = useTranslation();
  const { actions } = useTags();
  const { path, match, name, isHeld } = tag;
  const title = useMatchTitle([match])(match, name);
  const close = () => void actions.close('this', path);

  const onMiddle = (event: MouseEvent) => {
    if (event.button !== 1) return;
    event.preventDefault();
    close();
  };
  const onContextMenu = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    onMenu({ path, opener: event.currentTarget, pointer: { x: event.clientX, y: event.clientY } });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isMenuKey = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey);
    if (!isMenuKey && event.key !== 'Delete') return;
    event.preventDefault();
    if (isMenuKey) onMenu({ path, opener: event.currentTarget });
    else close();
  };

  return (
    <li className="tag" data-pinned={isPinned(tag)}>
      <Link
        to={addressOf(tag)}
        title={title}
        aria-current={isCurrent ? 'page' : undefined}
        aria-keyshortcuts="Delete Shift+F10"
        onAuxClick={onMiddle}
        onContextMenu={onContextMenu}
        onKeyDown={onKeyDown}
      >
        {isHeld && <i role="img" aria-label={t('shell.tags.unsaved')} title={t('shell.tags.unsaved')} />}
        <span>{title}</span>
      </Link>
      {!isPinned(tag) && (
        <button
          type="button"
          tabIndex={-1}
          aria-label={t('shell.tags.closeOne', { title })}
          title={t('shell.tags.close')}
          onClick={close}
        >
          <Icon name="close" size={12} />
        </button>
      )}
    </li>
  );
}
