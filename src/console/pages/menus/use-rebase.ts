import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Draft, rebaseMenuDraft } from '../../../entity/contract/endpoints/menu-draft';
import type { MenuEntry } from '../../../entity/menu/menu-entry';
import type { Collision, Settlement } from '../../../entity/menu/merge-menus';
import { ApiError } from '../../data/api-error';
import { useEndpointMutation } from '../../data/endpoint/use-endpoint-mutation';
import { notify } from '../../kit/notice/notify';

/** What was changed both in a draft and in the published menus since, to be settled by whoever brings it up to date. */
export interface RebaseQuestion {
  readonly collisions: readonly Collision[];
  /** What is published. */
  readonly current: readonly MenuEntry[];
  /** The revision that this is. */
  readonly newest: number;
  /** Whether something else was published while it was being decided. */
  readonly isAnew: boolean;
}

/** Brings a draft up to date; where that takes a decision, `question` is what to decide. */
export function useRebase({ id, version }: Draft, onLoaded: (draft: Draft) => void) {
  const { t } = useTranslation();
  const { send } = useEndpointMutation(rebaseMenuDraft);
  const [question, setQuestion] = useState<RebaseQuestion>();
  const rebase = async (settled?: readonly Settlement[]) => {
    try {
      const body = { version, ...(settled && question && { settled, newest: question.newest }) };
      const draft = await send({ params: { id }, body });
      setQuestion(undefined);
      onLoaded(draft);
      notify.success(t('menuPage.draft.rebased'));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const asked = questionIn(error.data);
      if (asked) setQuestion({ ...asked, isAnew: settled !== undefined });
      else notify.error(error.msg);
    }
  };
  return { question, rebase, giveUp: () => setQuestion(undefined) };
}

function questionIn(data: unknown): Omit<RebaseQuestion, 'isAnew'> | undefined {
  const { collisions, current, newest } = (data ?? {}) as Partial<RebaseQuestion>;
  return collisions && current && newest !== undefined ? { collisions, current, newest } : undefined;
}
