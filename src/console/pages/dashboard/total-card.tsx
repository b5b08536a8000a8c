import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePlaceTitle } from '../../data/navigation/place-title';
import type { Place } from '../../data/navigation/places';
import { recordPaths } from '../../data/navigation/spot';
import { activeLanguage } from '../../i18n/words';
import { Icon } from '../../kit/icon';
import { useTotal } from './use-total';

/** One list with its total; nothing where the user may not see the list. */
export function TotalCard({ place }: { place: Place }) {
  const { t } = useTranslation();
  const title = usePlaceTitle()(place);
  const { data, isError } = useTotal(place);
  if (data === null) return null;
  const total = data && new Intl.NumberFormat(activeLanguage()).format(data.total);
  return (
    <li className="total-card">
      <Link to={place.path}>
        <Icon name={place.icon} size={20} />
        <span className="total-title">{title}</span>
        <span className="total-number" data-waiting={!data && !isError}>
          {isError ? '–' : total}
          {data?.totalIs === 'atLeast' && '+'}
        </span>
      </Link>
      {data?.mayCreate && (
        <Link
          className="total-add"
          to={`${place.path}/${recordPaths.create}`}
          aria-label={t('console.dashboard.add', { title })}
          title={t('console.dashboard.add', { title })}
        >
          <Icon name="plus" size={16} />
        </Link>
      )}
    </li>
  );
}
