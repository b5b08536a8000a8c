import { useTranslation } from 'react-i18next';
import { inSentence } from '../../../schema/model/in-sentence';
import { entityTitle } from '../../i18n/entity-words';
import { useEntities } from '../use-entities';
import type { PageMatch } from './page-match';
import { usePlaceTitle } from './place-title';

/**
 * Returns a function for the translated title of each page. A record without a known name is called by its number.
 * Until the words of its entity are loaded, the menu's title replaces the entity's.
 */
export function useMatchTitle(
  matches: readonly PageMatch[],
): (match: PageMatch, name: string | undefined) => string {
  const { t } = useTranslation();
  const titleOf = usePlaceTitle();
  const entities = useEntities([...new Set(matches.flatMap((match) => entityOf(match) ?? []))]);
  return (match, name) => {
    const { place, view, id } = match;
    const title = titleOf(place);
    const entity = entities.find((one) => one.name === entityOf(match));
    const record = entity ? entityTitle(t, entity) : title;
    switch (view) {
      case undefined:
        return title;
      case 'create':
        return entity ? t('form.create', { entity: inSentence(record) }) : title;
      case 'edit':
        return t('shell.page.edit', { name: name ?? `${inSentence(record)} #${id}` });
      case 'show':
        return name ?? `${record} #${id}`;
    }
  };
}

function entityOf({ place, view }: PageMatch): string | undefined {
  return view && place.target.kind === 'entity' ? place.target.claim.entity : undefined;
}
