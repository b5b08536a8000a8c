import { useTranslation } from 'react-i18next';
import { usePlaceTitle } from '../data/navigation/place-title';
import { useCurrentPlace } from '../data/navigation/places-context';
import { PageNote } from '../kit/page-note';
import { usePageTitle } from '../kit/page-title';

/** Stands at the address of a menu that opens beside the console: its path was typed, or kept as a bookmark. */
export default function LinkPage() {
  const { t } = useTranslation();
  const titleOf = usePlaceTitle();
  const place = useCurrentPlace();
  const title = place ? titleOf(place) : '';
  usePageTitle(title);
  if (place?.target.kind !== 'link') return null;
  const { href } = place.target;
  return (
    <PageNote icon="link" title={title} text={t('console.link.text', { address: href })}>
      <a className="button" href={href} target="_blank" rel="noreferrer">
        {t('console.link.open')}
      </a>
    </PageNote>
  );
}
