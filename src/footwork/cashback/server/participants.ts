import { canRead } from '#engine/schema/access/access';
import type { Actor } from '#engine/schema/access/actor';
import { entityNamed, type Model } from '#engine/schema/declaration/model';
import { fieldNamed } from '#engine/schema/model/entity';
import { Parameters, run, where } from '#engine/server/database/statement';
import type { Connection } from '#engine/server/database/transaction';
import { scopeConditions } from '#engine/server/entity/read/select/row-scope';
import { takesPart } from './policies';

export interface Participant {
  readonly store: number;
  /** Null, like the name, if a role hides it from the actor. */
  readonly code_num: string | null;
  readonly name: string | null;
  readonly adjustment: {
    readonly id: number;
    readonly version: number;
    readonly number: number;
    readonly reason: string;
  } | null;
}

interface ParticipantOptions {
  readonly policy: number;
  readonly cycle: number;
  /** One store; default: all participants. */
  readonly store?: number | undefined;
}

/** The participating stores of a policy within the actor's scope, by number, each with its adjustment in the cycle. */
export async function participantsOf(
  connection: Connection,
  model: Model,
  actor: Actor,
  { policy, cycle, store }: ParticipantOptions,
): Promise<Participant[]> {
  const [stores, adjustments] = [entityNamed(model, 'store'), entityNamed(model, 'cashback-adjustment')];
  const parameters = new Parameters();
  const shown = (name: string) =>
    canRead(actor, fieldNamed(stores, name)) ? `s.${name}` : `null as ${name}`;
  const joinConditions = [
    'a.policy = t.id',
    'a.store = s.id',
    `a.cycle = ${parameters.bind(cycle)}`,
    ...scopeConditions(actor, adjustments, 'a', parameters),
  ];
  const conditions = [
    `t.id = ${parameters.bind(policy)}`,
    `(${takesPart})`,
    ...(store === undefined ? [] : [`s.id = ${parameters.bind(store)}`]),
    ...scopeConditions(actor, stores, 's', parameters),
  ];
  const adjustment =
    "case when a.id is not null then json_build_object('id', a.id, 'version', a.version, 'number', a.number, 'reason', a.reason) end";
  return run<Participant>(
    connection,
    parameters.statement(
      `select s.id as store, ${shown('code_num')}, ${shown('name')}, ${adjustment} as adjustment
       from policy t cross join store s left join cashback_adjustment a on ${joinConditions.join(' and ')}${where(conditions)}
       order by s.code_num, s.id`,
    ),
  );
}
