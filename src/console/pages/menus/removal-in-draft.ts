import type { TFunction } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { createMenuDraft } from '../../../entity/contract/endpoints/menu-draft';
import type { MenuEntry } from '../../../entity/menu/menu-entry';
import { useEndpointMutation } from '../../data/endpoint/use-endpoint-mutation';
import { confirm } from '../../kit/notice/confirm';
import { entryTitle } from './entry-title';

/** Says it in the language of the moment. */
type Why = (t: TFunction) => string;

/** Says why the reader may not remove an entry, and offers a draft without it for somebody else to publish. */
export function useRemovalInDraft(): (entry: MenuEntry, why: Why) => Promise<void> {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { attempt } = useEndpointMutation(createMenuDraft, { isLeaving: true });
  return useCallback(
    async (entry, why) => {
      const sure = await confirm({
        words: (t) => ({
          title: t('menuPage.remove.refused', { name: entryTitle(t, entry) }),
          body: why(t),
          confirm: t('menuPage.remove.inDraft'),
        }),
      });
      if (!sure) return;
      // By code points: half a character is refused.
      const title = [...t('menuPage.remove.draftName', { name: entryTitle(t, entry) })].slice(0, 80).join('');
      const made = await attempt({ body: { name: title, without: entry.id } });
      if (made) navigate(`?view=drafts&draft=${made.data.id}`);
    },
    [t, attempt, navigate],
  );
}
