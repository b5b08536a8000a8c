import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { DraftGone } from '../../../schema/contract/draft-gone';
import { createMenuDraft, type Draft } from '../../../schema/contract/endpoints/menu-draft';
import { type MenuEntry, renumbered } from '../../../schema/menu/menu-entry';
import { useEndpointMutation } from '../../data/endpoint/use-endpoint-mutation';
import { goneText } from './menu-words';

interface GoneDraftProps {
  readonly gone: DraftGone;
  /** The last stored state. */
  readonly draft: Draft;
  /** The tree with the reader's changes. */
  readonly tree: readonly MenuEntry[];
  /** Opens the new draft. */
  readonly onKept: (id: number) => void;
  readonly onLeave: () => void;
}

/** Shows who deleted or published the open draft, and offers to copy it as a new draft. */
export function GoneDraft({ gone, draft, tree, onKept, onLeave }: GoneDraftProps) {
  const { t } = useTranslation();
  const { attempt, isPending } = useEndpointMutation(createMenuDraft, { isLeaving: true });
  const keep = async () => {
    // Entries published meanwhile get their published ids, so that the new draft does not add them twice.
    const ids = new Map(Object.entries(gone.became?.ids ?? {}).map(([drafted, id]) => [Number(drafted), id]));
    const { name, based_on } = draft;
    const made = await attempt({
      body: { name, tree: tree.map((entry) => renumbered(entry, ids)), based_on },
    });
    if (made) onKept(made.data.id);
  };
  return (
    <Alert
      className="menu-gone"
      type="warning"
      showIcon
      role="alert"
      message={goneText(t, gone)}
      description={t('menuPage.gone.text')}
      action={
        <div className="menu-gone-ways">
          <Button onClick={onLeave}>{t('menuPage.draft.all')}</Button>
          <Button type="primary" loading={isPending} onClick={() => void keep()}>
            {t('menuPage.gone.keep')}
          </Button>
        </div>
      }
    />
  );
}
