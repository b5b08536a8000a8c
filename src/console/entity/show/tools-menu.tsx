import { useTranslation } from 'react-i18next';
import type { Tool } from '../../data/tool';
import { Icon } from '../../kit/icon';
import { MenuButton } from '../../kit/menu-button';
import { MenuItem } from '../../kit/menu-item';

/** What is rarely done with the record or not easily undone, the latter last. */
export function ToolsMenu({ tools }: { readonly tools: readonly Tool[] }) {
  const { t } = useTranslation();
  const usual = tools.filter(({ danger }) => !danger);
  const dangerous = tools.filter(({ danger }) => danger);
  if (tools.length === 0) return null;
  return (
    <MenuButton label={t('shell.moreActions')} face={<Icon name="more" />} isFramed>
      {usual.map(itemOf)}
      {usual.length > 0 && dangerous.length > 0 && <hr />}
      {dangerous.map(itemOf)}
    </MenuButton>
  );
}

function itemOf({ key, title, danger, reason, onChoose }: Tool) {
  return (
    <MenuItem
      key={key}
      text={title}
      note={reason}
      disabled={reason !== undefined}
      danger={danger ?? false}
      onChoose={onChoose}
    />
  );
}
