import type { FastifyPluginAsync } from 'fastify';
import type { Actor } from '#engine/schema/access/actor';
import { AppError } from '#engine/schema/contract/app-error';
import type { AppContext } from '#engine/server/context';
import { run } from '#engine/server/database/statement';
import { unaccentedSql } from '#engine/server/database/unaccented-sql';
import { containing } from '#engine/server/entity/read/filter/containing';
import { handlerFor } from '#engine/server/http/handle';
import {
  type CycleSpan,
  getAllCashback,
  getCashback,
  getCashbackDays,
  getCashbackPolicies,
  type Policy,
} from '../endpoints/cashback';
import { cashbackOf, type Span, sumsOf } from './cashback';
import { type Cycle, cycleOf, cyclesBegun } from './cycles';
import { assertReadable, type Choose, type FoundPolicy, policiesStatement } from './policies';

const pageSize = 20;
const offered = 50;
const shownCycles = 400;

/** SQL of the end of the first cycle of policy `t`. */
const firstEnd =
  "least(t.deadline, (t.starting_time at time zone t.time_zone + t.cycle * ('1 ' || t.cycle_unit)::interval) at time zone t.time_zone)";

/** The progress of stores in cashback policies (activities) of their partners. */
export default function cashbackEndpoints(context: AppContext): FastifyPluginAsync {
  const { database, model } = context;

  const policiesWhere = (actor: Actor, choose: Choose) =>
    run<FoundPolicy>(database.kysely, policiesStatement(model, actor, choose));

  /** Throws `notFound` where the actor may not see the policy. */
  const policyOf = async (actor: Actor, id: number): Promise<Policy> => {
    assertReadable(model, actor);
    const [policy] = await policiesWhere(actor, (parameters) => ({
      conditions: [`t.id = ${parameters.bind(id)}`],
    }));
    if (!policy) throw new AppError('notFound');
    return policy;
  };

  return async (app) => {
    const handle = handlerFor(app, context);

    handle(getCashback, async ({ actor, params, query }) => {
      const policy = await policyOf(actor, params.id);
      const begun = cyclesBegun(policy, context.now());
      const cycle =
        begun === 0 && query.cycle === undefined ? undefined : begunCycle(policy, begun, query.cycle);
      const cycles = Array.from({ length: Math.min(begun, shownCycles) }, (_, at) =>
        cycleOf(policy, begun - at),
      );
      const { pauses, stores } = cycle
        ? await cashbackOf(context, actor, policy, cycle)
        : { pauses: [], stores: [] };
      return {
        policy,
        cycle: cycle ? answered(cycle) : null,
        cycles: cycles.flatMap((one) => (one ? [answered(one)] : [])),
        pauses: pauses.map(answered),
        sums: sumsOf(stores),
        stores,
      };
    });

    handle(getCashbackDays, async ({ actor, params, query }) => {
      const policy = await policyOf(actor, params.id);
      const cycle = begunCycle(policy, cyclesBegun(policy, context.now()), query.cycle);
      const { days } = await cashbackOf(context, actor, policy, cycle, query.store);
      const found = days.get(query.store);
      if (!found) throw new AppError('notFound');
      return found;
    });

    handle(getAllCashback, async ({ actor, query: { of, page } }) => {
      assertReadable(model, actor);
      const now = context.now();
      const found = await policiesWhere(actor, (parameters) => {
        const moment = `${parameters.bind(now.toISOString())}::timestamptz`;
        const skipped = parameters.bind((page - 1) * pageSize);
        return {
          conditions: [
            't.enabled_time is not null',
            `t.starting_time <= ${moment}`,
            of === 'running' ? `t.deadline > ${moment}` : `${firstEnd} <= ${moment}`,
          ],
          order: ` order by t.deadline desc, t.id desc limit ${pageSize} offset ${skipped}`,
        };
      });
      const policies = [];
      for (const { total: _, ...policy } of found) {
        const begun = cyclesBegun(policy, now);
        const last = cycleOf(policy, begun);
        const cycle = of === 'ended' && last && last.until > now ? cycleOf(policy, begun - 1) : last;
        if (!cycle) continue;
        const { stores } = await cashbackOf(context, actor, policy, cycle);
        policies.push({ policy, cycle: answered(cycle), sums: sumsOf(stores) });
      }
      return { total: found[0]?.total ?? 0, policies };
    });

    handle(getCashbackPolicies, async ({ actor, query: { q } }) => {
      assertReadable(model, actor);
      return policiesWhere(actor, (parameters) => {
        const moment = `${parameters.bind(context.now().toISOString())}::timestamptz`;
        const name = unaccentedSql('t.activity_name');
        return {
          conditions: q === undefined ? [] : [containing(name, q, parameters)],
          order: ` order by t.enabled_time is null, t.starting_time > ${moment}, t.starting_time desc, t.id desc limit ${offered}`,
        };
      });
    });
  };
}

/** Throws `badValue` for a cycle that has not begun. */
function begunCycle(policy: Policy, begun: number, number = begun): Cycle {
  const cycle = number > begun ? undefined : cycleOf(policy, number);
  if (!cycle) throw new AppError('badValue', { name: 'cycle', value: number });
  return cycle;
}

function answered<S extends Span>(span: S): Omit<S, 'from' | 'until'> & Pick<CycleSpan, 'from' | 'until'> {
  return { ...span, from: span.from.toISOString(), until: span.until.toISOString() };
}
