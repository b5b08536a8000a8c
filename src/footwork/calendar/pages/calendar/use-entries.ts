import { useList, useMany } from '@refinedev/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#engine/console/data/api-error';
import { useFollowRecords } from '#engine/console/data/live/use-follow-records';
import type { Labelled } from '#engine/console/data/resource';
import { useActor } from '#engine/console/data/session';
import { enumTitle } from '#engine/console/i18n/entity-words';
import { useZone } from '#engine/console/i18n/use-zone';
import { can, readableFields } from '#engine/schema/access/access';
import type { Actor } from '#engine/schema/access/actor';
import { pageLimit } from '#engine/schema/contract/envelope';
import { plusDays } from '#engine/schema/contract/zoned-day';
import { type Entity, fieldNamed } from '#engine/schema/model/entity';
import { momentOn } from '../../console/clock';
import {
  appointmentEntry,
  assessmentEntry,
  byTime,
  type CalendarEntry,
  type EntryKind,
  type EntryState,
  sessionEntry,
} from '../../console/entries';
import { maxShift, type StoredSession, sessionsOn, type TrainingPlan } from '../../console/sessions';
import type { CalendarEntities } from './calendar-entities';
import { useZonesOfStores } from './use-store-zone';

interface Choice {
  readonly days: readonly string[];
  readonly customer: number | undefined;
  readonly store: number | undefined;
  readonly kind: EntryKind | undefined;
  readonly state: EntryState | undefined;
}

/** Columns of plans. Named, because a list omits the bulky `moves` by default. */
const planColumns: ReadonlySet<string> = new Set([
  'version',
  'name',
  'customer',
  'store',
  'start_date',
  'end_date',
  'weekdays',
  'time',
  'minutes',
  'moves',
  'status',
  'completed_at',
]);

const pagination = { currentPage: 1, pageSize: pageLimit };
const meta = { quiet: true };

/** Names all columns, because a list omits bulky ones by default: a dialog shows the note and the form edits it. */
function wholeMeta(actor: Actor, entity: Entity) {
  return { ...meta, columns: readableFields(actor, entity).map(({ name }) => name) };
}

/** Entries of these days from all entities that the account may list. */
export function useEntries(entities: CalendarEntities, choice: Choice) {
  const { days, customer, store, kind, state } = choice;
  const { t } = useTranslation();
  const actor = useActor();
  const zone = useZone();
  const { appointments, plans, sessions, results } = entities;
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const own = [
    ...(customer === undefined ? [] : [{ field: 'customer', operator: 'eq' as const, value: customer }]),
    ...(store === undefined ? [] : [{ field: 'store', operator: 'eq' as const, value: store }]),
  ];
  const within = (field: string, from: string, to: string) => [
    ...own,
    { field, operator: 'gte' as const, value: from },
    { field, operator: 'lt' as const, value: to },
  ];
  const moments = [momentOn(first, '00:00', zone), momentOn(plusDays(last, 1), '00:00', zone)] as const;
  // By the clock of its store, a session may be on the day before or after.
  const wide = [plusDays(first, -1), plusDays(last, 1)] as const;
  const near = [plusDays(wide[0], -maxShift), plusDays(wide[1], maxShift)] as const;

  const planMeta = useMemo(() => {
    const seen = readableFields(actor, plans).map(({ name }) => name);
    return { ...meta, columns: seen.filter((name) => planColumns.has(name)) };
  }, [actor, plans]);
  const appointmentMeta = useMemo(() => wholeMeta(actor, appointments), [actor, appointments]);
  const sessionMeta = useMemo(() => wholeMeta(actor, sessions), [actor, sessions]);

  const appointed = useList<Labelled, ApiError>({
    resource: appointments.name,
    pagination,
    filters: within('starts_at', ...moments),
    meta: appointmentMeta,
    queryOptions: { enabled: can(actor, 'list', appointments) },
  });
  const assessed = useList<Labelled, ApiError>({
    resource: results.name,
    pagination,
    filters: within('assessed_at', ...moments),
    meta,
    queryOptions: { enabled: can(actor, 'list', results) },
  });
  const planned = useList<TrainingPlan, ApiError>({
    resource: plans.name,
    pagination,
    filters: [
      ...own,
      { field: 'start_date', operator: 'lte', value: near[1] },
      { field: 'end_date', operator: 'gte', value: near[0] },
      { field: 'status', operator: 'ne', value: 'cancelled' },
    ],
    meta: planMeta,
    queryOptions: { enabled: can(actor, 'list', plans) },
  });
  const maySeeSessions = can(actor, 'list', sessions);
  const here = useList<StoredSession, ApiError>({
    resource: sessions.name,
    pagination,
    filters: within('day', wide[0], plusDays(wide[1], 1)),
    meta: sessionMeta,
    queryOptions: { enabled: maySeeSessions },
  });
  const away = useList<StoredSession, ApiError>({
    resource: sessions.name,
    pagination,
    filters: within('planned_for', near[0], plusDays(near[1], 1)),
    meta: sessionMeta,
    queryOptions: { enabled: maySeeSessions },
  });
  const planRows = planned.query.data?.data;
  const hereRows = here.query.data?.data;
  const unknown = [...new Set((hereRows ?? []).map(({ plan }) => plan))].filter(
    (id) => planRows?.some((plan) => plan.id === id) === false,
  );
  const further = useMany<TrainingPlan, ApiError>({
    resource: plans.name,
    ids: unknown,
    meta: planMeta,
    queryOptions: { enabled: unknown.length > 0 && can(actor, 'list', plans) },
  });

  const appointmentRows = appointed.query.data?.data;
  const resultRows = assessed.query.data?.data;
  const awayRows = away.query.data?.data;
  const furtherRows = further.query.data?.data;
  const lists = [appointed, assessed, planned, here, away];
  const areListed = !lists.some(({ query }) => query.isLoading);
  const stores = useMemo(
    () => (areListed ? storesOf([appointmentRows, resultRows, planRows, hereRows, awayRows]) : []),
    [areListed, appointmentRows, resultRows, planRows, hereRows, awayRows],
  );
  const { zones, isPending: areZonesPending } = useZonesOfStores(stores);
  const entries = useMemo(() => {
    const kindField = fieldNamed(appointments, 'kind');
    const stored = new Map([...(awayRows ?? []), ...(hereRows ?? [])].map((row) => [row.id, row]));
    const known = [...(planRows ?? []), ...(furtherRows ?? [])];
    const all: readonly CalendarEntry[] = [
      ...(appointmentRows ?? []).map((row) =>
        appointmentEntry(row, enumTitle(t, appointments, kindField, String(row.kind)), zone),
      ),
      ...sessionsOn([plusDays(first, -1), plusDays(last, 1)], known, [...stored.values()], zone).map(
        (session) => sessionEntry(session, zones, zone),
      ),
      ...(resultRows ?? []).map((row) => assessmentEntry(row, zone)),
    ];
    // A session is placed by the zone of its store, so it waits for that.
    const isPlaced = ({ kind, store }: CalendarEntry) =>
      kind !== 'training' || !areZonesPending || (store !== undefined && zones.has(store));
    const chosen = all.filter(
      (entry) =>
        (kind === undefined || entry.kind === kind) &&
        (state === undefined || entry.state === state) &&
        isPlaced(entry),
    );
    return new Map(days.map((day) => [day, chosen.filter((entry) => entry.day === day).sort(byTime)]));
  }, [
    appointments,
    appointmentRows,
    resultRows,
    planRows,
    hereRows,
    awayRows,
    furtherRows,
    zones,
    areZonesPending,
    days,
    first,
    last,
    kind,
    state,
    zone,
    t,
  ]);

  const refetch = (some = lists) =>
    Promise.all(some.filter(({ query }) => query.isFetched).map(({ query }) => query.refetch()));
  const lookAt = (some: typeof lists) => async () => {
    await refetch(some);
    return true;
  };
  useFollowRecords(appointments.name, lookAt([appointed]));
  useFollowRecords(results.name, lookAt([assessed]));
  useFollowRecords(plans.name, lookAt([planned]));
  useFollowRecords(sessions.name, lookAt([here, away]));
  return {
    entries,
    zones,
    isPending: !areListed || areZonesPending,
    error: lists.map(({ query }) => query.error).find((error) => error !== null),
    isCut: lists.some(({ query }) => (query.data?.total ?? 0) > pageLimit),
    refetch,
  };
}

function storesOf(lists: readonly (readonly Labelled[] | undefined)[]): readonly number[] {
  const stores = lists.flatMap((rows) => (rows ?? []).map(({ store }) => store));
  return [...new Set(stores.filter((store) => typeof store === 'number'))].sort((one, other) => one - other);
}
