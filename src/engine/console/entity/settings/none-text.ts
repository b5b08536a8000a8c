import type { TFunction } from 'i18next';

/** What a list of owners says where it is empty. */
export function noneText(t: TFunction, search: string, isLoading: boolean): string {
  if (isLoading) return t('field.searching');
  return t(search.trim() === '' ? 'form.noOwner' : 'field.noneFound');
}
