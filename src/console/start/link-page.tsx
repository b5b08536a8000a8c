import { useTranslation } from 'react-i18next';
import { usePlaceTitle } from '../data/navigation/place-title';
import type { Place } from '../data/navigation/places';
import { PageNote } from '../kit/page-note';
import { usePageTitle } from '../kit/page-title';

/** Stands at the address of a menu that opens beside the console: its path was typed, or kept as a bookmark. */
export function LinkPage({ place, href }: { place: Place; href: string }) {
  const { t } = useTranslation();
  const title = usePlaceTitle()(place);
  usePageTitle(title);
  return (
    <PageNote icon="link" title={title} text={t('console.link.text', { address: href })}>
      <a className="button" href={href} target="_blank" rel="noreferrer">
        {t('console.link.open')}
      </a>
    </PageNote>
  );
}
