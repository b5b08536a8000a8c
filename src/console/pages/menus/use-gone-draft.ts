import { useEffect } from 'react';
import type { DraftGone } from '../../../entity/contract/draft-gone';
import { getMenuDraft } from '../../../entity/contract/endpoints/menu-draft';
import { ApiError } from '../../data/api-error';
import { callEndpoint } from '../../data/endpoint/call-endpoint';
import { goneIn } from './draft-state';
import { useDrafts } from './menu-queries';

/** Asks what became of a draft as soon as the list of drafts lacks it. */
export function useGoneDraft(id: number, onGone: (gone: DraftGone) => void): void {
  const { data } = useDrafts();
  const isMissing = data?.list.every((draft) => draft.id !== id);
  useEffect(() => {
    if (!isMissing) return;
    callEndpoint(getMenuDraft, { params: { id } }).catch((error: unknown) => {
      const gone = error instanceof ApiError && goneIn(error.data);
      if (gone) onGone(gone);
    });
  }, [isMissing, id, onGone]);
}
