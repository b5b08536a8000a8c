import type { TFunction } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { createMenuDraft } from '../../../entity/contract/endpoints/menu-draft';
import type { MenuEntry } from '../../../entity/menu/menu-entry';
import { branchOf } from '../../../entity/menu/menu-rules';
import { useEndpointMutation } from '../../data/endpoint/use-endpoint-mutation';
import { confirmDeletion } from '../../entity/record/confirm-deletion';
import { menuTitle } from '../../i18n/menu-title';
import { confirm } from '../../kit/notice/confirm';

/** Asks whether to remove an entry with everything below it; `effect` is the key of what that does. */
export function confirmRemoval(
  t: TFunction,
  entry: MenuEntry,
  entries: readonly MenuEntry[],
  effect: string,
): Promise<boolean> {
  const count = branchOf(entries, entry.id).size - 1;
  return confirmDeletion(t, (t) => ({
    title: t('menuPage.remove.title', { name: menuTitle(t, entry.name) }),
    body: `${t(effect)}${count > 0 ? ` ${t('menuPage.remove.below', { count })}` : ''}`,
  }));
}

/** Says why the reader may not remove an entry, and offers a draft without it for somebody else to publish. */
export function useRemovalInDraft(): (entry: MenuEntry, why: (t: TFunction) => string) => Promise<void> {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { attempt } = useEndpointMutation(createMenuDraft, { isLeaving: true });
  return useCallback(
    async (entry, why) => {
      const sure = await confirm({
        words: (t) => ({
          title: t('menuPage.remove.refused', { name: menuTitle(t, entry.name) }),
          body: why(t),
          confirm: t('menuPage.remove.inDraft'),
        }),
      });
      if (!sure) return;
      // Cut by code points: the server refuses half a surrogate pair.
      const name = [...t('menuPage.remove.draftName', { name: menuTitle(t, entry.name) })]
        .slice(0, 80)
        .join('');
      const made = await attempt({ body: { name, without: entry.id } });
      if (made) navigate(`?view=drafts&draft=${made.data.id}`);
    },
    [t, attempt, navigate],
  );
}
