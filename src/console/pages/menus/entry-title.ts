import type { TFunction } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

interface Named {
  readonly name: string;
}

/** What the navigation calls an entry: a known name is translated, any other is shown as it is. */
export function entryTitle(t: TFunction, { name }: Named): string {
  return t(`menu.${name}`, { defaultValue: name });
}

export function useEntryTitle(): (entry: Named) => string {
  const { t } = useTranslation();
  return useCallback((entry) => entryTitle(t, entry), [t]);
}
