import { useTranslation } from 'react-i18next';
import { api } from '../../data/api';
import { ApiError } from '../../data/api-error';
import { confirmDeletion } from '../../entity/record/confirm-deletion';
import { notify } from '../../kit/notice/notify';
import { useMenusAnew } from './menu-queries';

/** Asks, and drops a draft; whether it is gone. */
export function useRemoveDraft() {
  const { t } = useTranslation();
  const anew = useMenusAnew();
  return async ({ id, name }: { readonly id: number; readonly name: string }): Promise<boolean> => {
    if (!(await confirmDeletion(t, (t) => ({ title: t('menuPage.draft.delete', { name }) })))) return false;
    try {
      await api.delete(`/menu-drafts/${id}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await anew();
      return false;
    }
    notify.success(t('show.delete.done'));
    await anew();
    return true;
  };
}
