import { useList } from '@refinedev/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ApiError } from '#engine/console/data/api-error';
import { usePagePath } from '#engine/console/data/navigation/places-context';
import { useActor } from '#engine/console/data/session';
import { useEntities } from '#engine/console/data/use-entities';
import { formatDate } from '#engine/console/i18n/format/date';
import { useZone } from '#engine/console/i18n/use-zone';
import { can } from '#engine/schema/access/access';
import { pageLimit } from '#engine/schema/contract/envelope';
import { languageOf } from '#engine/schema/contract/language';
import { dayIn, plusDays } from '#engine/schema/contract/zoned-day';
import { clockText } from './clock';
import { byTime, sessionEntry } from './entries';
import { maxShift, type StoredSession, sessionsOn, type TrainingPlan } from './sessions';
import './upcoming-sessions.css';

interface Props {
  /** A whole training plan. */
  readonly row: object;
}

const names = ['training-session'];
const pagination = { currentPage: 1, pageSize: pageLimit };
const meta = { quiet: true };
const most = 8;
/** The page of a plan names times as the plan does: by the clock of its store. */
const storeClocks: ReadonlyMap<number, string> = new Map();

/** Filters of the calendar: with the store it goes by the store's clock, as the plan does. */
function placeOf({ store, customer }: TrainingPlan): Readonly<Record<string, string>> {
  return {
    ...(typeof store === 'number' && { store: String(store) }),
    ...(typeof customer === 'number' && { customer: String(customer) }),
  };
}

/** The next planned sessions of a plan, each with a link to its day in the calendar of the customer. */
export function UpcomingSessions({ row }: Props) {
  const plan = row as TrainingPlan;
  const { t, i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const id = useId();
  const zone = useZone();
  const actor = useActor();
  const [sessions] = useEntities(names);
  const maySee = sessions !== undefined && can(actor, 'list', sessions);
  const { query } = useList<StoredSession, ApiError>({
    resource: 'training-session',
    pagination,
    filters: [{ field: 'plan', operator: 'eq', value: plan.id }],
    meta,
    queryOptions: { enabled: maySee },
  });
  const calendar = usePagePath('assessment/calendar');
  if (!sessions || !plan.start_date || !plan.weekdays || (maySee && query.isLoading)) return null;
  const today = dayIn(zone, new Date());
  const last = plusDays(plan.end_date > today ? plan.end_date : today, maxShift);
  const planned = sessionsOn([today, last], [plan], query.data?.data ?? [], zone)
    .map((session) => sessionEntry(session, storeClocks, zone))
    .filter(({ state }) => state === 'planned')
    .sort((one, other) => one.day.localeCompare(other.day) || byTime(one, other));
  const path = (search: Readonly<Record<string, string>>) =>
    `${calendar}?${new URLSearchParams({ ...search, ...placeOf(plan) })}`;
  const rest = planned.length - most;
  return (
    <section className="show-section" aria-labelledby={id}>
      <h2 id={id}>{t('console.training.next')}</h2>
      {planned.length === 0 && <p>{t('console.training.none')}</p>}
      <ul className="upcoming-sessions">
        {planned.slice(0, most).map(({ key, day, time }) => {
          const when = [formatDate(day, language, 'full'), ...(time ? [clockText(time, language)] : [])];
          return (
            <li key={key}>
              {calendar === undefined ? (
                when.join(', ')
              ) : (
                <Link to={path({ view: 'day', day })}>{when.join(', ')}</Link>
              )}
            </li>
          );
        })}
      </ul>
      {rest > 0 && <p>{t('console.training.more', { count: rest })}</p>}
      {calendar !== undefined && (
        <p>
          <Link to={path({ view: 'month', day: planned[0]?.day ?? today })}>
            {t('console.training.calendar')}
          </Link>
        </p>
      )}
    </section>
  );
}
