import type { TFunction } from 'i18next';
import type { Revision } from '../../../entity/contract/endpoints/menu-revision';

/** What a published state is called: its note, or else where it came from. */
export function revisionName(t: TFunction, { id, note, restored_from }: Revision): string {
  if (note !== null) return note;
  if (restored_from !== null) return t('menuPage.history.restored', { id: restored_from });
  return t('menuPage.history.unnamed', { id });
}
