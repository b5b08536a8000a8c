import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { MenuEntry } from '../../entity/menu-entry';
import { withoutBranch } from '../../entity/menu-place';
import { api } from '../providers/api';
import { ApiError } from '../providers/api-error';
import { confirm } from '../providers/confirm';
import { useEntryTitle } from './entry-title';
import type { Draft } from './menu-data';
import { useMenusAnew } from './menu-queries';

/** Says why the reader may not remove an entry, and offers a draft without it for somebody else to publish. */
export function useRemovalInDraft(): (entry: MenuEntry, why: string) => Promise<void> {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const anew = useMenusAnew();
  const titleOf = useEntryTitle();
  return useCallback(
    async (entry, why) => {
      const name = titleOf(entry);
      const sure = await confirm({
        title: t('menuPage.remove.refused', { name }),
        body: why,
        confirm: t('menuPage.remove.inDraft'),
      });
      if (!sure) return;
      try {
        const title = t('menuPage.remove.draftName', { name }).slice(0, 80);
        const { id, version, tree } = (await api.post<Draft>('/menu-drafts', { name: title })).data;
        await api.put(`/menu-drafts/${id}`, { version, tree: withoutBranch(tree, entry.id) });
        await anew(true);
        navigate(`?view=drafts&draft=${id}`);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
      }
    },
    [t, titleOf, anew, navigate],
  );
}
