import type { TFunction } from 'i18next';
import { type Action, type Entity, type Field, fieldNamed } from '../../../schema/model/entity';
import { inSentence } from '../../../schema/model/in-sentence';
import { actionsBack } from '../../../schema/model/workflow';
import type { Labelled } from '../../data/resource';
import { actionConsequence, actionTitle, enumTitle, fieldTitle } from '../../i18n/entity-words';
import { recordsTitle } from '../record/records-title';

/**
 * The consequence of an action: the declared one, else the new state and whether an action leads back. Undefined for
 * a harmless action that can be reversed, which needs no confirmation.
 */
export function whatFollows(
  t: TFunction,
  entity: Entity,
  action: Action,
  rows: readonly Labelled[],
): string | undefined {
  const consequence = actionConsequence(t, entity, action);
  if (consequence !== undefined) return consequence;
  const back = rows.map((row) => actionsBack(entity, action, row[action.field]));
  const isFinal = back.some(({ length }) => length === 0);
  if (!isFinal && !action.danger) return undefined;
  const field = fieldNamed(entity, action.field);
  const becomes = { field: fieldTitle(t, entity, field), state: stateText(t, entity, field, action.to) };
  if (isFinal) return t('show.action.final', becomes);
  const titles = new Set(back.flat().map((one) => actionTitle(t, entity, one)));
  return t('show.action.reversible', { ...becomes, back: [...titles].join(' / ') });
}

/** `SO-1 shipped`: the records and their new state; `“Assign” done: SO-1` where the action leaves the state as it is. */
export function doneText(t: TFunction, entity: Entity, action: Action, rows: readonly Labelled[]): string {
  const name = recordsTitle(t, entity, rows);
  if (action.from.every((state) => state === action.to))
    return t('show.action.taken', { action: actionTitle(t, entity, action), name });
  const field = fieldNamed(entity, action.field);
  const isSwitch = typeof action.to === 'boolean';
  const state = isSwitch ? fieldTitle(t, entity, field) : stateText(t, entity, field, action.to);
  return t(action.to === false ? 'show.action.doneNot' : 'show.action.done', {
    name,
    state: inSentence(state),
  });
}

export function stateText(t: TFunction, entity: Entity, field: Field, state: unknown): string {
  if (typeof state === 'boolean') return t(state ? 'field.yes' : 'field.no');
  return enumTitle(t, entity, field, String(state));
}
