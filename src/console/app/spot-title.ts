import { useTranslation } from 'react-i18next';
import { usePlaceTitle } from './place-title';
import type { Spot } from './spot';

/** What a page is called. A record that has not said its name goes by its number. */
export function useSpotTitle(): (spot: Spot, name: string | undefined) => string {
  const { t } = useTranslation();
  const titleOf = usePlaceTitle();
  return ({ place, view, id }, name) => {
    const title = titleOf(place);
    const record = name ?? `${title} #${id}`;
    switch (view) {
      case undefined:
        return title;
      case 'create':
        return name ?? t('shell.page.create', { place: title });
      case 'edit':
        return t('shell.page.edit', { name: record });
      case 'show':
        return record;
    }
  };
}
