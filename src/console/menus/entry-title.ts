import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** What the navigation calls an entry: a known name is translated, any other is shown as it is. */
export function useEntryTitle(): (entry: { readonly name: string }) => string {
  const { t } = useTranslation();
  return useCallback(({ name }) => t(`menu.${name}`, { defaultValue: name }), [t]);
}
