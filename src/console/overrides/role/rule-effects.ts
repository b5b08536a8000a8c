import type { Leaving } from '../../../entity/access/field-rules';
import { type Entity, type Field, mustBeGiven } from '../../../entity/model/entity';

/** What holders can no longer do because of a rule; words under `rolePage.effect.{kind}`. */
export interface RuleEffect {
  readonly kind: 'noCreate' | 'noSteps' | 'noName';
  /** Names of the workflow actions that are lost. */
  readonly actions: readonly string[];
}

/** What a rule for this field takes from holders besides the field. */
export function effectsOf(entity: Entity, field: Field, leaving: Leaving): RuleEffect[] {
  if (leaving === 'open') return [];
  const steps = entity.actions.filter(
    (action) =>
      (leaving === 'hidden' && action.field === field.name) || (action.require ?? []).includes(field.name),
  );
  const isName = leaving === 'hidden' && entity.label === field.name;
  return [
    ...(mustBeGiven(field) && entity.operations.has('create')
      ? [{ kind: 'noCreate', actions: [] } as const]
      : []),
    ...(steps.length > 0 ? [{ kind: 'noSteps', actions: steps.map(({ name }) => name) } as const] : []),
    ...(isName ? [{ kind: 'noName', actions: [] } as const] : []),
  ];
}
