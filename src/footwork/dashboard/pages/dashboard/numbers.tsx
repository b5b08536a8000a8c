import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { listPath } from '#engine/console/data/navigation/list-path';
import { usePlaces } from '#engine/console/data/navigation/places-context';
import { localeOf } from '#engine/console/i18n/format/locale';
import { numberFormat } from '#engine/console/i18n/format/number';
import { isBrowserZone, readerZone } from '#engine/console/i18n/format/zone';
import { languageOf } from '#engine/schema/contract/language';
import { codeName } from '#engine/schema/model/code-name';
import type { Overview, StatisticTotal } from '../../endpoints/statistic';

const names = ['reports', 'customers', 'stores', 'devices'] as const;
const entityOf = { reports: 'report', customers: 'customer', stores: 'store', devices: 'device' } as const;

/** Totals and the numbers of today and yesterday. The cards are rendered, empty, before the data arrives. */
export function Numbers({ overview }: { readonly overview: Overview | undefined }) {
  const { t, i18n } = useTranslation();
  const zone = codeName('timeZone', readerZone(), localeOf(languageOf(i18n.language)));
  const known = names.filter((name) => !overview || overview[name] !== null);
  if (known.length === 0) return null;
  return (
    <section className="dashboard-numbers" aria-label={t('dashboard.numbers')}>
      <ul>
        {known.map((name) => (
          <NumberCard key={name} name={name} total={overview?.[name] ?? undefined} />
        ))}
      </ul>
      <p className="dashboard-note">
        {t(isBrowserZone() ? 'dashboard.browserZone' : 'dashboard.zone', { zone })}
      </p>
    </section>
  );
}

interface CardProps {
  readonly name: (typeof names)[number];
  readonly total: StatisticTotal | undefined;
}

function NumberCard({ name, total }: CardProps) {
  const { t, i18n } = useTranslation();
  const path = listPath(usePlaces(), entityOf[name]);
  const number = numberFormat(i18n.language);
  const title = t(`dashboard.${name}`);
  const hasDays = total !== undefined && total.today !== null && total.yesterday !== null;
  return (
    <li className="dashboard-number">
      <h2>{path === undefined ? title : <Link to={path}>{title}</Link>}</h2>
      <strong data-waiting={!total}>{total && number.format(total.total)}</strong>
      <p>
        {hasDays &&
          t(`dashboard.today${name.charAt(0).toUpperCase()}${name.slice(1)}`, {
            today: number.format(total.today ?? 0),
            yesterday: number.format(total.yesterday ?? 0),
          })}
      </p>
    </li>
  );
}
