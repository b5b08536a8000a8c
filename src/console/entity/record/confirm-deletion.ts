import type { TFunction } from 'i18next';
import { confirm } from '../../kit/notice/confirm';
import { notify } from '../../kit/notice/notify';

interface Doomed {
  readonly title: string;
  /** What else would go. */
  readonly more?: string;
}

/** V10: asks whether to delete for good, and says so when nothing is deleted. */
export async function confirmDeletion(t: TFunction, doomed: (t: TFunction) => Doomed): Promise<boolean> {
  const sure = await confirm({
    words: (t) => {
      const { title, more = '' } = doomed(t);
      return { title, body: t('show.delete.body') + more, confirm: t('show.delete.confirm') };
    },
    danger: true,
  });
  if (!sure) notify.info(t('show.delete.cancelled'));
  return sure;
}
