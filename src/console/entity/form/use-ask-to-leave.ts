import { useCallback } from 'react';
import type { Ask } from '../../data/navigation/tab';
import { confirm } from '../../kit/notice/confirm';

/** Asks whether what is not saved may be lost; `onLeave` lets go of it. */
export function useAskToLeave(onLeave?: () => void): Ask {
  return useCallback(async () => {
    const leaves = await confirm({
      words: (t) => ({
        title: t('form.leave.title'),
        body: t('form.leave.body'),
        confirm: t('form.leave.confirm'),
      }),
      danger: true,
    });
    if (leaves) onLeave?.();
    return leaves;
  }, [onLeave]);
}
