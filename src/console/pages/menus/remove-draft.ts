import { useTranslation } from 'react-i18next';
import { deleteMenuDraft } from '../../../entity/contract/endpoints/menu-draft';
import { useEndpointMutation } from '../../data/endpoint/use-endpoint-mutation';
import { confirmDeletion } from '../../entity/record/confirm-deletion';
import { notify } from '../../kit/notice/notify';

/** Asks, and deletes a draft; whether it is gone. */
export function useRemoveDraft() {
  const { t } = useTranslation();
  const { attempt } = useEndpointMutation(deleteMenuDraft);
  return async ({ id, name }: { readonly id: number; readonly name: string }): Promise<boolean> => {
    if (!(await confirmDeletion(t, (t) => ({ title: t('menuPage.draft.delete', { name }) })))) return false;
    const done = await attempt({ params: { id } });
    if (done) notify.success(t('show.delete.done'));
    return done !== undefined;
  };
}
