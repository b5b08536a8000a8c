import { useEffect } from 'react';
import type { DraftGone } from '../../../entity/contract/draft-gone';
import { quietApi } from '../../data/api';
import { ApiError } from '../../data/api-error';
import { goneIn } from './draft-state';
import { useDrafts } from './menu-queries';

/** Asks what became of a draft as soon as the list of drafts lacks it. */
export function useGoneDraft(id: number, onGone: (gone: DraftGone) => void): void {
  const { data } = useDrafts();
  const isMissing = data?.list.every((draft) => draft.id !== id);
  useEffect(() => {
    if (!isMissing) return;
    quietApi.get(`/menu-drafts/${id}`).catch((error: unknown) => {
      const gone = error instanceof ApiError && goneIn(error.data);
      if (gone) onGone(gone);
    });
  }, [isMissing, id, onGone]);
}
