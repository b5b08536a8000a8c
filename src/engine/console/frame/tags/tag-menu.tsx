import { useTranslation } from 'react-i18next';
import { type Closing, closedBy } from '../../data/navigation/closing';
import { useTags } from '../../data/navigation/tags-context';
import { Anchored } from '../../kit/anchored';
import { MenuItem } from '../../kit/menu-item';
import { MenuPopup } from '../../kit/menu-popup';

/** Tag whose menu is open, and where it was opened: at the pointer, or else below the opener. */
export interface TagMenuAt {
  readonly path: string;
  readonly opener: HTMLElement;
  readonly pointer?: { readonly x: number; readonly y: number };
}

interface Props {
  readonly at: TagMenuAt;
  readonly onClose: () => void;
}

const closings: readonly Closing[] = ['this', 'others', 'left', 'right', 'all'];

/** Menu of a tag: actions on it and on its neighbours. */
export function TagMenu({ at, onClose }: Props) {
  const { t } = useTranslation();
  const { open, actions } = useTags();
  const { path, opener, pointer } = at;
  const close = (isDone: boolean) => {
    onClose();
    if (isDone) opener.focus();
  };
  return (
    <Anchored opener={opener} at={pointer}>
      <MenuPopup label={t('shell.tags.menu')} onClose={close}>
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
    </Anchored>
  );
}
