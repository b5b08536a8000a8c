import { can } from '#engine/schema/access/access';
import { type Actor, ownTie } from '#engine/schema/access/actor';
import { entityNamed } from '#engine/schema/declaration/model';
import { run } from '#engine/server/database/statement';
import type { ReadContext } from '#engine/server/entity/read/view';
import { cashbackOf } from '../../cashback/server/cashback';
import { cycleOf, cyclesBegun } from '../../cashback/server/cycles';
import { type FoundPolicy, hiddenSource, policiesStatement } from '../../cashback/server/policies';
import type { NearTier } from '../endpoints/task';

const mostPolicies = 10;
const keptFor = 60_000;

interface Kept {
  readonly at: number;
  readonly tiers: Promise<readonly NearTier[]>;
}

/**
 * The number of stores near a higher ratio, for each running policy of a partner. It counts the reports of whole
 * cycles, so the result is cached per partner for a minute.
 */
export class NearTiers {
  private readonly context: ReadContext;
  private readonly kept = new Map<string, Kept>();

  constructor(context: ReadContext) {
    this.context = context;
  }

  /** Null unless the actor is a partner's account that may see cashback. */
  async of(actor: Actor): Promise<readonly NearTier[] | null> {
    const { model } = this.context;
    const pcode = ownTie(actor, 'partner');
    const isSeen = actor.scope === 'partner' && can(actor, 'list', entityNamed(model, 'cashback-adjustment'));
    if (typeof pcode !== 'string' || !isSeen || hiddenSource(model, actor) !== undefined) return null;
    const now = this.context.now();
    for (const [name, { at }] of this.kept) if (+now - at >= keptFor) this.kept.delete(name);
    const kept = this.kept.get(pcode) ?? { at: +now, tiers: this.count(actor, now) };
    this.kept.set(pcode, kept);
    try {
      return await kept.tiers;
    } catch (error) {
      if (this.kept.get(pcode) === kept) this.kept.delete(pcode);
      throw error;
    }
  }

  private async count(actor: Actor, now: Date): Promise<readonly NearTier[]> {
    const { database, model } = this.context;
    const running = policiesStatement(model, actor, (parameters) => {
      const moment = `${parameters.bind(now.toISOString())}::timestamptz`;
      return {
        conditions: [`t.status = 'enabled'`, `t.starting_time <= ${moment}`, `t.deadline > ${moment}`],
        order: ` order by t.deadline, t.id limit ${mostPolicies}`,
      };
    });
    const policies = await run<FoundPolicy>(database.kysely, running);
    const tiers: NearTier[] = [];
    for (const { total: _, ...policy } of policies) {
      const cycle = cycleOf(policy, cyclesBegun(policy, now));
      if (!cycle) continue;
      const { stores } = await cashbackOf(this.context, actor, policy, cycle);
      tiers.push({
        policy: policy.id,
        activity_name: policy.activity_name,
        cycle: cycle.number,
        until: cycle.until.toISOString(),
        stores: stores.filter((store) => store.near).length,
      });
    }
    return tiers.sort((one, other) => one.until.localeCompare(other.until));
  }
}
