import { useTranslation } from 'react-i18next';
import { api } from '../../data/api';
import { ApiError } from '../../data/api-error';
import { IconButton } from '../../kit/icon-button';
import { prompt } from '../../kit/notice/prompt';
import type { Draft } from './menu-data';
import { useMenusAnew } from './menu-queries';

interface Props {
  readonly draft: Draft;
  readonly disabled: boolean;
  readonly onLoaded: (draft: Draft) => void;
}

/** Gives a draft another name. */
export function RenameDraft({ draft, disabled, onLoaded }: Props) {
  const { t } = useTranslation();
  const anew = useMenusAnew();
  const rename = async () => {
    const name = await prompt({
      words: (t) => ({
        title: t('live.renameDraft.title'),
        label: t('live.renameDraft.label'),
        confirm: t('live.renameDraft.confirm'),
      }),
      value: draft.name,
      maxLength: 80,
      pattern: /\S/,
    });
    if (name === null || name.trim() === draft.name) return;
    try {
      const body = { version: draft.version, name: name.trim() };
      const { data } = await api.put<Draft>(`/menu-drafts/${draft.id}`, body);
      onLoaded(data);
      await anew();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  };
  const label = t('live.renameDraft.title');
  return <IconButton icon="edit" size={16} label={label} disabled={disabled} onClick={() => void rename()} />;
}
