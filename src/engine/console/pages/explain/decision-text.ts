import type { TFunction } from 'i18next';
import type { Decision } from '../../../schema/access/access';
import type { Entity } from '../../../schema/model/entity';
import { actionNamed } from '../../../schema/model/workflow';
import type { AccessQuestion } from '../../entity/explain/explain-address';
import { actionTitle, enumTitle, fieldTitle } from '../../i18n/entity-words';
import { menuTitle } from '../../i18n/menu-title';
import { allNodes, type GrantNode } from '../../overrides/role/grant-tree';

/** Title of a verb or of a workflow action. */
export function actionWord(t: TFunction, entity: Entity, name: string): string {
  const action = actionNamed(entity, name);
  return action ? actionTitle(t, entity, action) : t(`explain.verb.${name}`);
}

/** Translates the field and action names in a decision's parameters. */
function namedParams(t: TFunction, entity: Entity, { field: name, action, ...params }: Decision['params']) {
  const field = entity.fields.get(String(name));
  return {
    ...params,
    ...(field && { field: fieldTitle(t, entity, field) }),
    ...(action !== undefined && { action: actionWord(t, entity, String(action)) }),
  };
}

export function decisionText(t: TFunction, entity: Entity, { reason, params }: Decision<string>): string {
  return t(`access.${reason}`, namedParams(t, entity, params));
}

/** What would have to change for a denied step. `tree` locates the button with the missing permission. */
export function remedyText(
  t: TFunction,
  entity: Entity,
  { action = 'show', field }: AccessQuestion,
  { reason, params }: Decision<string>,
  tree: readonly GrantNode[],
): string {
  const permission = String(params.permission ?? '');
  return t(`explain.remedy.${reason}`, {
    ...namedParams(t, entity, { ...(field !== undefined && { field }), ...params }),
    button: buttonPath(t, tree, permission) ?? permission,
    states: statesBefore(t, entity, action),
  });
}

/** Titles of the states in which a workflow action is possible. */
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

/** Path to the button with one of these permissions: `Books › All books › Lend`. */
export function buttonPath(t: TFunction, tree: readonly GrantNode[], perms: string): string | undefined {
  const nodes = allNodes(tree);
  const button = nodes.find(({ grant }) => grant.perm !== null && perms.split(', ').includes(grant.perm));
  if (!button) return undefined;
  const ids = [...button.above, button.grant.id];
  const names = ids.map((id) => nodes.find(({ grant }) => grant.id === id)?.grant.name ?? '');
  return names.map((name) => menuTitle(t, name)).join(' › ');
}
