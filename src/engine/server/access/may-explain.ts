import { assertCan, canRead } from '../../schema/access/access';
import type { Actor } from '../../schema/access/actor';
import type { Question } from '../../schema/access/explain';
import { rowScope } from '../../schema/access/row-scope';
import { levelNamed, levelSettings } from '../../schema/contract/app';
import { AppError } from '../../schema/contract/app-error';
import { entityNamed, type Model } from '../../schema/declaration/model';
import { type Field, fieldNamed } from '../../schema/model/entity';
import { actionNamed } from '../../schema/model/workflow';

/** Throws `fieldForbidden` or `forbidden` unless the caller may read every field that the explanation uses. */
export function assertMayExplain(caller: Actor, model: Model, account: Actor, question: Question): void {
  const fields = [
    ...fieldsOf(model, 'manager', ['username', 'utype', 'roles', 'available', 'must_change']),
    ...rightsOfRoles(model),
    ...tyingFields(model, account, question),
    ...stateFields(question),
  ];
  assertMayRead(caller, model, fields);
}

/** Throws unless the caller may read every field of a role that gives rights. */
export function assertMayExplainRole(caller: Actor, model: Model): void {
  assertMayRead(caller, model, rightsOfRoles(model));
}

function rightsOfRoles(model: Model): Field[] {
  return fieldsOf(model, 'role', ['code', 'name', 'status', 'scope', 'menus', 'field_rules']);
}

/** Fields that decide whether a record is in the account's row scope: a column of the record, and those of the account. */
function tyingFields(model: Model, account: Actor, { entity, action, record, field }: Question): Field[] {
  const reach = account.scope;
  if (reach === 'all' || rowScope(account, entity).kind === 'all') return [];
  const column = entity.scope.columns[reach];
  if (column === undefined) return [];
  const { field: own, entity: target, below } = levelNamed(reach);
  // The number of ties also decides whether the server fills the column in or the caller chooses one.
  const comparesTies = record !== undefined || field?.name === column;
  const adds = action === 'create' || action === 'import' ? entity.addsBelow : undefined;
  return [
    ...fieldsOf(model, 'manager', [own]),
    ...(record ? [fieldNamed(entity, column)] : []),
    ...(comparesTies && target && below ? fieldsOf(model, target, [below.parent, below.same]) : []),
    ...(adds && levelSettings && target
      ? [
          ...fieldsOf(model, target, [levelSettings.by]),
          ...fieldsOf(model, levelSettings.entity, [levelSettings.by, adds.setting]),
        ]
      : []),
  ];
}

/** The answer about a workflow action reveals the state field, so the caller must be allowed to read it. */
function stateFields({ entity, action, record }: Question): Field[] {
  const moved = actionNamed(entity, action)?.field;
  return record && moved !== undefined ? [fieldNamed(entity, moved)] : [];
}

function fieldsOf(model: Model, entity: string, names: readonly string[]): Field[] {
  return names.map((name) => fieldNamed(entityNamed(model, entity), name));
}

function assertMayRead(caller: Actor, model: Model, fields: readonly Field[]): void {
  for (const field of fields) {
    assertCan(caller, 'show', entityNamed(model, field.entity));
    if (!canRead(caller, field))
      throw new AppError('fieldForbidden', { field: `${field.entity}.${field.name}` });
  }
}
