import type { TFunction } from 'i18next';
import type { Entity } from '../../entity/entity';
import type { Step } from '../../entity/explain';
import { actionNamed } from '../../entity/workflow';
import { enumTitle } from '../words/entity-words';
import { namedParams } from './decision-text';

/** What would have to change for a step that says no. */
export function remedyText(t: TFunction, entity: Entity, action: string, { reason, params }: Step): string {
  return t(`explain.remedy.${reason}`, {
    ...namedParams(t, entity, params),
    states: statesBefore(t, entity, action),
  });
}

/** The states that a workflow action starts from. */
function statesBefore(t: TFunction, entity: Entity, name: string): string {
  const action = actionNamed(entity, name);
  const field = action && entity.fields.get(action.field);
  if (!action || !field) return '';
  const word = (state: unknown) =>
    typeof state === 'boolean'
      ? t(state ? 'field.yes' : 'field.no')
      : enumTitle(t, entity, field, String(state));
  return action.from.map((state) => `“${word(state)}”`).join(', ');
}
