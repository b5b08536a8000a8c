import type { TFunction } from 'i18next';
import { type Action, type Entity, fieldNamed } from '../../../schema/model/entity';
import { inSentence } from '../../../schema/model/in-sentence';
import { isFrom } from '../../../schema/model/workflow';
import {
  factParams,
  factText,
  type RefusalWords,
  refusalIssue,
  refusalText,
} from '../../../schema/write/refusal';
import type { Labelled } from '../../data/resource';
import { entityPlural, enumTitle, fieldTitle } from '../../i18n/entity-words';

/** Why this record does not allow the action, or the change of the field: the reason sent by the server. */
export function refusalOf(
  t: TFunction,
  entity: Entity,
  row: Pick<Labelled, '_limits'>,
  action: string,
  field?: string,
): string | undefined {
  const { actions, fields } = row._limits ?? {};
  const ofAction = actions?.[action];
  const rule = ofAction ?? (field === undefined ? undefined : fields?.[field]);
  if (rule === undefined) return undefined;
  const refused = { rule, action, ...(ofAction === undefined && field !== undefined && { field }) };
  const issue = refusalIssue(isShown, entity, { ...row }, refused);
  return refusalText(wordsOf(t, entity), entity, issue) ?? t(`limit.${rule}`);
}

/** Why the record or its state does not allow the action; undefined if it does. */
export function actionReason(
  entity: Entity,
  action: Action,
  row: Labelled,
  t: TFunction,
): string | undefined {
  const refusal = refusalOf(t, entity, row, action.name);
  if (refusal !== undefined) return refusal;
  if (isFrom(action, row)) return undefined;
  const field = fieldNamed(entity, action.field);
  return t('limit.guard', {
    fact: factText(wordsOf(t, entity), field, factParams(isShown, field, row)),
  });
}

/** Always true: the server sends only fields that the user may read. */
const isShown = () => true;

function wordsOf(t: TFunction, entity: Entity): RefusalWords {
  return {
    say: (key, params) => t(key, { ...params }),
    fieldTitle: (field) => fieldTitle(t, entity, field),
    enumTitle: (field, value) => enumTitle(t, entity, field, value),
    entities: inSentence(entityPlural(t, entity)),
  };
}
