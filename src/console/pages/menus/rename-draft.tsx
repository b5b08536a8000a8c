import { useTranslation } from 'react-i18next';
import { type Draft, updateMenuDraft } from '../../../entity/contract/endpoints/menu-draft';
import { useEndpointMutation } from '../../data/endpoint/use-endpoint-mutation';
import { IconButton } from '../../kit/icon-button';
import { prompt } from '../../kit/notice/prompt';

interface Props {
  readonly draft: Draft;
  readonly disabled: boolean;
  readonly onLoaded: (draft: Draft) => void;
}

/** Gives a draft another name. */
export function RenameDraft({ draft, disabled, onLoaded }: Props) {
  const { t } = useTranslation();
  const { attempt } = useEndpointMutation(updateMenuDraft);
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
    const renamed = await attempt({
      params: { id: draft.id },
      body: { version: draft.version, name: name.trim() },
    });
    if (renamed) onLoaded(renamed.data);
  };
  const label = t('live.renameDraft.title');
  return <IconButton icon="edit" size={16} label={label} disabled={disabled} onClick={() => void rename()} />;
}
