import type { TFunction } from 'i18next';
import { confirm } from '../providers/confirm';
import { notify } from '../providers/notify';

/** V10: asks whether to delete for good, and says so when nothing is deleted. `more` is what else would go. */
export async function confirmDeletion(t: TFunction, title: string, more = ''): Promise<boolean> {
  const sure = await confirm({
    title,
    body: t('show.delete.body') + more,
    confirm: t('show.delete.confirm'),
    danger: true,
  });
  if (!sure) notify.info(t('show.delete.cancelled'));
  return sure;
}
