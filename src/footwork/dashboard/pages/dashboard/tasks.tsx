import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLiveEndpoint } from '#engine/console/data/live/use-live-endpoint';
import { listPathOf } from '#engine/console/data/navigation/list-path';
import { usePagePath, usePlaces } from '#engine/console/data/navigation/places-context';
import { useActor } from '#engine/console/data/session';
import { formatDate, formatRelative } from '#engine/console/i18n/format/date';
import { numberFormat } from '#engine/console/i18n/format/number';
import { languageOf } from '#engine/schema/contract/language';
import { printChoice } from '../../../cashback/pages/cashback/cashback-address';
import {
  type DueCustomer,
  getTasks,
  type TaskName,
  type Tasks,
  taskPages,
  tasksOf,
  taskTerms,
} from '../../endpoints/task';
import './tasks.css';

interface Part {
  readonly key: number;
  readonly text: string;
  readonly to: string;
}

interface Line {
  readonly name: string;
  /** Undefined while loading. */
  readonly total: number | undefined;
  readonly isAtLeast: boolean;
  readonly to: string | undefined;
  readonly parts: readonly Part[];
}

/** Tasks of the reader, each with a link to exactly these records. The lines are rendered before the data arrives. */
export function TaskLines() {
  const { t, i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const { scope } = useActor();
  const places = usePlaces();
  const cashback = usePagePath('policy/returncash');
  const toCustomer = ({ customer, name, checked_on, due_on }: DueCustomer): Part => ({
    key: customer,
    text: t(due_on === null ? 'dashboard.taskChecked' : 'dashboard.taskDue', {
      name,
      when: formatDate(due_on ?? checked_on, language, 'short'),
    }),
    to: `${listPathOf(places, 'customer', '')}/show/${customer}`,
  });
  const pages = { sessions: usePagePath(taskPages.sessions) };
  const { data, isError, refetch } = useLiveEndpoint(getTasks, {});
  const lines = [
    ...tasksOf(scope).flatMap(([name, entity]) => {
      const to = (query: string) =>
        name === 'sessions' ? pages[name] && `${pages[name]}?${query}` : listPathOf(places, entity, query);
      return listLine(t, to, toCustomer, name, data);
    }),
    ...(scope === 'partner' && cashback !== undefined && data?.nearTiers !== null
      ? [tierLine(t, cashback, language, data?.nearTiers)]
      : []),
  ];
  if (lines.length === 0) return null;
  const isNothing = lines.every(({ total }) => total === 0);
  return (
    <section className="tasks" aria-labelledby="tasks-title">
      <h2 id="tasks-title">{t('dashboard.tasks')}</h2>
      <p className="tasks-note" role="status">
        {isNothing && t('dashboard.noTasks')}
        {isError && !data && (
          <>
            {t('dashboard.tasksFailed')}{' '}
            <button type="button" onClick={() => void refetch()}>
              {t('show.retry')}
            </button>
          </>
        )}
      </p>
      <ul>
        {lines.map((line) => (
          <TaskLine key={line.name} line={line} isFailed={isError && !data} />
        ))}
      </ul>
    </section>
  );
}

/** Empty if no menu shows the list or page at `to`, or the reader may not see it. */
function listLine(
  t: TFunction,
  to: (query: string) => string | undefined,
  toCustomer: (customer: DueCustomer) => Part,
  name: TaskName,
  tasks: Tasks | undefined,
): readonly Line[] {
  const found = tasks?.lists.find((one) => one.name === name);
  if (to('') === undefined || (tasks && !found)) return [];
  const parts = [
    ...(found?.stores ?? []).map(({ store, name, total, query }) => ({
      key: store,
      text: t('dashboard.taskStore', { name: name ?? `#${store}`, total }),
      to: to(query) ?? '',
    })),
    ...(found?.customers ?? []).map(toCustomer),
  ];
  const isAtLeast = found?.totalIs === 'atLeast';
  return [{ name, total: found?.total, isAtLeast, to: found && to(found.query), parts }];
}

function tierLine(
  t: TFunction,
  cashback: string,
  language: ReturnType<typeof languageOf>,
  tiers: Tasks['nearTiers'] | undefined,
): Line {
  const parts = (tiers ?? [])
    .filter(({ stores }) => stores > 0)
    .map(({ policy, activity_name, cycle, until, stores }) => ({
      key: policy,
      text: t('dashboard.taskTier', {
        name: activity_name,
        total: stores,
        when: formatRelative(new Date(Date.parse(until) - 1).toISOString(), language, Date.now()),
      }),
      to: `${cashback}${printChoice({ policy, cycle, show: 'near' })}`,
    }));
  const total = tiers?.reduce((sum, { stores }) => sum + stores, 0);
  return {
    name: 'nearTiers',
    total,
    isAtLeast: false,
    to: parts.length === 1 ? parts[0]?.to : undefined,
    parts,
  };
}

/** The task with a line for each store, which reserves height while loading. */
const dividedByStore: TaskName = 'lateReports';

interface LineProps {
  readonly line: Line;
  readonly isFailed: boolean;
}

function TaskLine({ line: { name, total, isAtLeast, to, parts }, isFailed }: LineProps) {
  const { t, i18n } = useTranslation();
  const title = t(`dashboard.task.${name}.title`);
  const isWaiting = name === dividedByStore && total === undefined && !isFailed;
  return (
    <li className="task" data-none={total === 0}>
      <strong data-waiting={total === undefined && !isFailed}>
        {total === undefined ? isFailed && '–' : numberFormat(i18n.language).format(total)}
        {isAtLeast && '+'}
      </strong>
      <div>
        <h3>{to === undefined || total === 0 ? title : <Link to={to}>{title}</Link>}</h3>
        <p>{t(`dashboard.task.${name}.reason`, taskTerms)}</p>
        {(parts.length > 0 || isWaiting) && (
          <ul className="task-parts" data-waiting={isWaiting}>
            {parts.map((part) => (
              <li key={part.key}>
                <Link to={part.to}>{part.text}</Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
