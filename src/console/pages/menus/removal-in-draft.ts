import type { TFunction } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { MenuEntry } from '../../../entity/menu/menu-entry';
import { api } from '../../data/api';
import { ApiError } from '../../data/api-error';
import { useRepeatKey } from '../../data/use-repeat-key';
import { confirm } from '../../kit/notice/confirm';
import { entryTitle } from './entry-title';
import type { Draft } from './menu-data';
import { useMenusAnew } from './menu-queries';

/** Says it in the language of the moment. */
type Why = (t: TFunction) => string;

/** Says why the reader may not remove an entry, and offers a draft without it for somebody else to publish. */
export function useRemovalInDraft(): (entry: MenuEntry, why: Why) => Promise<void> {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const anew = useMenusAnew();
  const keyOf = useRepeatKey();
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
      try {
        // By code points: half a character is refused.
        const title = [...t('menuPage.remove.draftName', { name: entryTitle(t, entry) })]
          .slice(0, 80)
          .join('');
        const body = { name: title, without: entry.id };
        const { id } = (await api.post<Draft>('/menu-drafts', body, { headers: keyOf(body) })).data;
        await anew(true);
        navigate(`?view=drafts&draft=${id}`);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
      }
    },
    [t, keyOf, anew, navigate],
  );
}
