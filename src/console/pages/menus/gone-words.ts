import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftGone } from '../../../entity/contract/draft-gone';

/** Words for what became of a draft, and by whom where that is known. */
export function useGoneWords(): (gone: DraftGone) => string {
  const { t } = useTranslation();
  return useCallback(
    ({ way, by }) => (by === null ? t(`menuPage.gone.${way}`) : t(`menuPage.gone.by.${way}`, { name: by })),
    [t],
  );
}
