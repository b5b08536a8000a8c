import type { Principal } from '../../../schema/access/principal';
import type { CustomerLanguage } from '../../../schema/contract/language';
import type { Model } from '../../../schema/declaration/model';
import type { Entity } from '../../../schema/model/entity';
import type { ServerContext } from '../context';

/** Dependencies of the read side. */
export type ReadContext = Pick<ServerContext, 'database' | 'model' | 'now'>;

/** An entity from the point of view of one actor at one time. */
export interface View {
  readonly model: Model;
  readonly entity: Entity;
  readonly actor: Principal;
  readonly now: Date;
  /** Language of labels and of search; the default of the application if it is missing. */
  readonly language?: CustomerLanguage;
  /** Whether rows contain `_rules`, from which `_limits` are computed; removed before the response. */
  readonly hasRules?: boolean;
}

export function viewOf(
  context: ReadContext,
  entity: Entity,
  actor: Principal,
  language?: CustomerLanguage,
): View {
  return { model: context.model, entity, actor, now: context.now(), ...(language && { language }) };
}
