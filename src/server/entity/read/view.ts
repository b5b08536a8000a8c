import type { Principal } from '../../../entity/access/principal';
import type { CustomerLanguage } from '../../../entity/contract/language';
import type { Model } from '../../../entity/declaration/model';
import type { Entity } from '../../../entity/model/entity';
import type { ServerContext } from '../context';

/** What the read side works with. */
export type ReadContext = Pick<ServerContext, 'database' | 'model' | 'now'>;

/** An entity as one actor sees it at one moment. */
export interface View {
  readonly model: Model;
  readonly entity: Entity;
  readonly actor: Principal;
  readonly now: Date;
  /** In whose words records are called and a search is understood; zh-cn where it is left out. */
  readonly language?: CustomerLanguage;
  /** Whether a row comes with `_rules`, by which its limits are found, and which is no part of the answer. */
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
