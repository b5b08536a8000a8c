import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ListTotal } from '../../../entity/contract/endpoints/total';
import { usePlaceTitle } from '../../data/navigation/place-title';
import type { Place } from '../../data/navigation/places';
import { recordPaths } from '../../data/navigation/spot';
import { activeLanguage } from '../../i18n/words';
import { Icon } from '../../kit/icon';

interface TotalCardProps {
  readonly place: Place;
  /** Null where the user may not see the list; undefined until it is known. */
  readonly total: ListTotal | null | undefined;
  readonly isError: boolean;
}

/** One list with its total; nothing where the user may not see the list. */
export function TotalCard({ place, total, isError }: TotalCardProps) {
  const { t } = useTranslation();
  const title = usePlaceTitle()(place);
  if (total === null) return null;
  const number = total && new Intl.NumberFormat(activeLanguage()).format(total.total);
  return (
    <li className="total-card">
      <Link to={place.path}>
        <Icon name={place.icon} size={20} />
        <span className="total-title">{title}</span>
        <span className="total-number" data-waiting={!total && !isError}>
          {isError ? '–' : number}
          {total?.totalIs === 'atLeast' && '+'}
        </span>
      </Link>
      {total?.mayCreate && (
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
