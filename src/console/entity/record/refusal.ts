import type { TFunction } from 'i18next';
import { type Action, type Entity, type Field, fieldNamed } from '../../../entity/model/entity';
import { isFrom } from '../../../entity/model/workflow';
import { refusingFields } from '../../../entity/write/record-rules';
import type { Labelled } from '../../data/resource';
import { enumTitle, fieldTitle } from '../../i18n/entity-words';

/** Why this is not permitted for this record or that field of it: the reason that the server sent with it. */
export function refusalOf(
  t: TFunction,
  entity: Entity,
  row: Pick<Labelled, '_limits'>,
  action: string,
  field?: string,
): string | undefined {
  const { actions, fields } = row._limits ?? {};
  const reason = actions?.[action] ?? (field === undefined ? undefined : fields?.[field]);
  if (reason === undefined) return undefined;
  const names = refusingFields(entity, reason, action, field);
  const titles = names.map((name) => fieldTitle(t, entity, fieldNamed(entity, name)));
  return t(`validation.${reason}`, { fields: titles.join(', ') });
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
  return t('show.action.wrongState', {
    field: fieldTitle(t, entity, field),
    state: stateText(entity, field, row[action.field], t),
  });
}

function stateText(entity: Entity, field: Field, state: unknown, t: TFunction): string {
  if (typeof state === 'boolean') return t(state ? 'field.yes' : 'field.no');
  return enumTitle(t, entity, field, String(state));
}
