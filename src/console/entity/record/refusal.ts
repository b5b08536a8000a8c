import type { TFunction } from 'i18next';
import { type Action, type Entity, fieldNamed } from '../../../entity/model/entity';
import { inSentence } from '../../../entity/model/in-sentence';
import { isFrom } from '../../../entity/model/workflow';
import {
  factParams,
  factText,
  type RefusalWords,
  refusalIssue,
  refusalText,
} from '../../../entity/write/refusal';
import type { Labelled } from '../../data/resource';
import { entityPlural, enumTitle, fieldTitle } from '../../i18n/entity-words';

/** Why this is not permitted for this record or that field of it: the reason that the server sent with it. */
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
  return refusalText(wordsOf(t, entity), entity, issue) ?? t(`validation.${rule}`);
}

/** Why the record, or its present state, does not let the action happen; undefined when they do. */
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
  return t('validation.guard', {
    fact: factText(wordsOf(t, entity), field, factParams(isShown, field, row)),
  });
}

/** A record comes without the fields that the reader may not see. */
const isShown = () => true;

function wordsOf(t: TFunction, entity: Entity): RefusalWords {
  return {
    say: (key, params) => t(key, { ...params }),
    fieldTitle: (field) => fieldTitle(t, entity, field),
    enumTitle: (field, value) => enumTitle(t, entity, field, value),
    entities: inSentence(entityPlural(t, entity)),
  };
}
