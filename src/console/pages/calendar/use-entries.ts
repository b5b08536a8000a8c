import { useList } from '@refinedev/core';
import { useMemo } from 'react';
import { can } from '../../../entity/access/access';
import type { Entity } from '../../../entity/model/entity';
import type { ApiError } from '../../data/api-error';
import type { Labelled } from '../../data/resource';
import { useActor } from '../../data/session';
import { plusDays } from './days';
import { assessmentEntry, byTime, type CalendarEntry, sessionsOf, type TrainingPlan } from './entries';

interface Choice {
  readonly days: readonly string[];
  readonly customer: number | undefined;
  readonly store: number | undefined;
}

const limit = 500;

/** What is on these days, of the plans and assessments that the account may list. */
export function useEntries(assessments: Entity, { days, customer, store }: Choice) {
  const mayAssess = can(useActor(), 'list', assessments);
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const own = [
    ...(customer === undefined ? [] : [{ field: 'customer', operator: 'eq' as const, value: customer }]),
    ...(store === undefined ? [] : [{ field: 'store', operator: 'eq' as const, value: store }]),
  ];
  const pagination = { currentPage: 1, pageSize: limit };
  const plans = useList<TrainingPlan, ApiError>({
    resource: 'training-plan',
    pagination,
    filters: [
      ...own,
      { field: 'start_date', operator: 'lte', value: last },
      { field: 'end_date', operator: 'gte', value: first },
      { field: 'status', operator: 'ne', value: 'cancelled' },
    ],
    meta: { quiet: true },
  });
  const results = useList<Labelled, ApiError>({
    resource: 'assessment-result',
    pagination,
    filters: [
      ...own,
      { field: 'assessed_at', operator: 'gte', value: new Date(`${first}T00:00`).toISOString() },
      { field: 'assessed_at', operator: 'lt', value: new Date(`${plusDays(last, 1)}T00:00`).toISOString() },
    ],
    meta: { quiet: true },
    queryOptions: { enabled: mayAssess },
  });
  const [planRows, resultRows] = [plans.query.data?.data, results.query.data?.data];
  const entries = useMemo(() => {
    const all: readonly CalendarEntry[] = [
      ...(planRows ?? []).flatMap((plan) => sessionsOf(plan, days)),
      ...(resultRows ?? []).map(assessmentEntry),
    ];
    return new Map(days.map((day) => [day, all.filter((entry) => entry.day === day).sort(byTime)]));
  }, [planRows, resultRows, days]);
  return {
    entries,
    isPending: plans.query.isPending || (mayAssess && results.query.isPending),
    error: plans.query.error ?? results.query.error,
    isCut: (plans.query.data?.total ?? 0) > limit || (results.query.data?.total ?? 0) > limit,
    refetch: async () => {
      await Promise.all([plans.query.refetch(), mayAssess ? results.query.refetch() : undefined]);
    },
  };
}
