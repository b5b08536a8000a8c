import type { TFunction } from 'i18next';
import { confirm } from '../../kit/notice/confirm';
import { notify } from '../../kit/notice/notify';

interface DeletionWords {
  readonly title: string;
  /** Consequence of the deletion; default: it is permanent. */
  readonly body?: string;
}

/** Asks for confirmation, and shows a notice when the user cancels. */
export async function confirmDeletion(
  t: TFunction,
  words: (t: TFunction) => DeletionWords,
): Promise<boolean> {
  const sure = await confirm({
    words: (t) => {
      return { body: t('show.delete.body'), ...words(t), confirm: t('show.delete.confirm') };
    },
    danger: true,
  });
  if (!sure) notify.info(t('show.delete.cancelled'));
  return sure;
}
