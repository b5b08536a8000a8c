import { useTranslation } from 'react-i18next';
import { type Closing, closedBy } from '../../data/navigation/closing';
import { useTags } from '../../data/navigation/tags-context';
import { MenuItem } from '../../kit/menu-item';
import { MenuPopup } from '../../kit/menu-popup';

/** Tag whose menu is open, and the position: the pointer, or else below the opener. */
export interface TagMenuAt {
  readonly path: string;
  readonly opener: HTMLElement;
  readonly x?: number;
  readonly y?: number;
}

interface Props {
  readonly at: TagMenuAt;
  readonly onClose: () => void;
}

const closings: readonly Closing[] = ['this', 'others', 'left', 'right', 'all'];

/** In pixels; fits the words of every language. */
const width = 220;

/** Menu of a tag: actions on it and on its neighbours. */
export function TagMenu({ at, onClose }: Props) {
  const { t } = useTranslation();
  const { open, actions } = useTags();
  const { path, opener } = at;
  const box = opener.getBoundingClientRect();
  const left = Math.max(8, Math.min(at.x ?? box.left, document.documentElement.clientWidth - width - 8));
  const close = (isDone: boolean) => {
    onClose();
    if (isDone) opener.focus();
  };
  return (
    <div className="tag-menu">
      <MenuPopup
        label={t('shell.tags.menu')}
        style={{ left, top: at.y ?? box.bottom + 4, width }}
        onClose={close}
      >
        <MenuItem text={t('shell.tags.refresh')} onChoose={() => void actions.refresh(path)} />
        {closings.map((closing) => (
          <MenuItem
            key={closing}
            text={t(`shell.tags.closing.${closing}`)}
            disabled={closedBy(open, closing, path).length === 0}
            onChoose={() => void actions.close(closing, path)}
          />
        ))}
      </MenuPopup>
    </div>
  );
}
