import type { TFunction } from 'i18next';
import type { Decision } from '../../../entity/access/access';
import type { Entity } from '../../../entity/model/entity';
import { actionNamed } from '../../../entity/model/workflow';
import { actionTitle, fieldTitle } from '../../i18n/entity-words';

/** What a verb or a workflow action of the entity is called. */
export function actionWord(t: TFunction, entity: Entity, name: string): string {
  const action = actionNamed(entity, name);
  return action ? actionTitle(t, entity, action) : t(`explain.verb.${name}`);
}

/** A decision's names of fields and actions, in words. */
export function namedParams(
  t: TFunction,
  entity: Entity,
  { field: name, action, ...params }: Decision['params'],
) {
  const field = entity.fields.get(String(name));
  return {
    ...params,
    ...(field && { field: fieldTitle(t, entity, field) }),
    ...(action !== undefined && { action: actionWord(t, entity, String(action)) }),
  };
}

/** Why something is allowed or not. */
export function decisionText(t: TFunction, entity: Entity, { reason, params }: Decision<string>): string {
  return t(`access.${reason}`, namedParams(t, entity, params));
}
