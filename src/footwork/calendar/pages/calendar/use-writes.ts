import { useCreate, useUpdate } from '@refinedev/core';
import { useCallback, useMemo } from 'react';
import type { ApiError } from '#engine/console/data/api-error';
import { useStale } from '#engine/console/data/endpoint/stale';
import type { Labelled } from '#engine/console/data/resource';
import { useActor } from '#engine/console/data/session';
import { quietly } from '#engine/console/entity/record/use-refresh';
import { useZone } from '#engine/console/i18n/use-zone';
import { can, canWrite, decideWrite } from '#engine/schema/access/access';
import { fieldNamed } from '#engine/schema/model/entity';
import { type Moment, momentOn } from '../../console/clock';
import { movesWith, type Session, type StoredSession } from '../../console/sessions';
import type { CalendarEntities } from './calendar-entities';

type Values = Readonly<Record<string, unknown>>;

/** Mutations of the calendar with their permissions. They throw `ApiError`. */
export function useWrites({ appointments, plans, sessions }: CalendarEntities) {
  const actor = useActor();
  const zone = useZone();
  const stale = useStale();
  const { mutateAsync: create } = useCreate<StoredSession, ApiError, Values>();
  const { mutateAsync: update } = useUpdate<Labelled, ApiError, Values>();
  const change = useCallback(
    async (resource: string, { id, version }: Labelled, values: Values) => {
      const call = { resource, id, values: { version, ...values }, meta: { quiet: true }, ...quietly };
      try {
        const { data } = await update({ ...call, successNotification: false, errorNotification: false });
        return data;
      } finally {
        // After a conflict the calendar must show what others have saved.
        await stale([resource]);
      }
    },
    [update, stale],
  );
  /** Stores a session that was only derived from its plan. */
  const keep = useCallback(
    async ({ planId, plan, plannedFor, day, time }: Session, at: Moment = { day, time }) => {
      const values = {
        plan: planId,
        ...(decideWrite(actor, fieldNamed(sessions, 'store'), sessions).allowed && { store: plan?.store }),
        planned_for: plannedFor,
        day: at.day,
        time: at.time ?? null,
      };
      const { data } = await create({
        resource: sessions.name,
        values,
        meta: { quiet: true },
        ...quietly,
        successNotification: false,
        errorNotification: false,
      });
      await stale([sessions.name]);
      return data;
    },
    [actor, create, sessions, stale],
  );
  return useMemo(() => {
    const moveRow = (row: Labelled, { day, time }: Moment) =>
      change(sessions.name, row, { day, time: time ?? null });
    const mayMoveOne = can(actor, 'create', sessions) && can(actor, 'update', sessions);
    return {
      mayMoveAppointment:
        can(actor, 'update', appointments) && canWrite(actor, fieldNamed(appointments, 'starts_at')),
      mayMoveOne,
      mayMoveFollowing: ({ plan, row }: Session) =>
        plan !== undefined &&
        plan._limits?.actions.update === undefined &&
        plan._limits?.fields.moves === undefined &&
        (!row || mayMoveOne) &&
        can(actor, 'update', plans) &&
        canWrite(actor, fieldNamed(plans, 'moves')),
      moveAppointment: (row: Labelled, { day, time }: Moment) =>
        change(appointments.name, row, { starts_at: momentOn(day, time ?? '00:00', zone) }),
      /** Resolves to a function that moves the session back. */
      async moveOne(session: Session, at: Moment): Promise<() => Promise<unknown>> {
        const stored = await (session.row ? moveRow(session.row, at) : keep(session, at));
        return () => moveRow(stored, session);
      },
      /**
       * Moves the session and all following ones on its weekday. A stored session overrides the plan, so it
       * is moved, too. Resolves to a function that moves all of them back, or to undefined if the plan is
       * hidden.
       */
      async moveFollowing(session: Session, at: Moment): Promise<(() => Promise<unknown>) | undefined> {
        const { plan, plannedFor, row } = session;
        if (!plan) return undefined;
        const moves = movesWith(plan, plannedFor, at.day, at.time);
        const moved = await change(plans.name, plan, { moves });
        const stored = row && (await moveRow(row, at));
        return async () => {
          await change(plans.name, moved, { moves: plan.moves ?? null });
          if (stored) await moveRow(stored, session);
        };
      },
      keep,
    };
  }, [actor, zone, appointments, plans, sessions, change, keep]);
}

export type CalendarWrites = ReturnType<typeof useWrites>;
