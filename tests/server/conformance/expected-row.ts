import { readableFields } from '../../../src/engine/schema/access/access';
import type { Actor } from '../../../src/engine/schema/access/actor';
import { type Entity, type Field, inputFields } from '../../../src/engine/schema/model/entity';
import { fieldsOfRule } from '../../../src/engine/schema/model/rule';
import { storedText } from '../../../src/engine/schema/model/stored-text';
import { alternativesOf, fieldsOf, holds, isEmpty } from '../../../src/engine/schema/write/condition';
import { withProducts } from '../../../src/engine/schema/write/products';
import { idleFields, startingState } from '../../../src/engine/schema/write/record-issues';
import type { Row } from '../../../src/engine/server/entity/context';
import type { Body } from '../../support/arbitrary-record';

/** The values of a stored body that this actor reads, without those that the server may have filled in. */
export function expectedRow(actor: Actor, entity: Entity, body: Body): Row {
  const shown = new Set(readableFields(actor, entity).map((field) => field.name));
  const row: Row = {};
  for (const field of inputFields(entity)) {
    const isFilled = (field.filledFrom ?? field.copiedFrom) !== undefined;
    if (!shown.has(field.name) || (isFilled && isEmpty(body[field.name]))) continue;
    const value = withProducts(field, body[field.name]) ?? (field.type === 'references' ? [] : null);
    row[field.name] = typeof value === 'string' ? storedText(field, value) : value;
  }
  return row;
}

/** The body as it is stored: absent fields have their default, or null if they do not apply. */
export function completed(entity: Entity, body: Body): Body {
  const complete: Body = {};
  for (const field of inputFields(entity)) {
    const isLeft = field.type === 'password' || (field.filledFrom ?? field.copiedFrom) !== undefined;
    if (isLeft && body[field.name] === undefined) continue;
    complete[field.name] = body[field.name] ?? field.property.default ?? null;
  }
  for (const name of idleFields(inputFields(entity), { ...startingState(entity), ...complete })) {
    complete[name] = body[name] ?? null;
  }
  return complete;
}

/** Names of the fields that have conditions, that conditions test, or that rules constrain. */
export function conditionalFields(entity: Entity): ReadonlySet<string> {
  const conditional = [...entity.fields.values()].flatMap(({ name, when, requiredWhen }) => {
    const tested = [when, requiredWhen].flatMap((condition) => (condition ? fieldsOf(condition) : []));
    return tested.length > 0 ? [name, ...tested] : [];
  });
  return new Set([...conditional, ...Object.values(entity.rules).flatMap(fieldsOfRule)]);
}

/** Whether the field applies in some new record; others get their values by actions. */
export function canApplyAtFirst(entity: Entity, { when }: Pick<Field, 'when'>): boolean {
  const state = startingState(entity);
  return alternativesOf(when ?? {}).some((tests) =>
    Object.entries(tests).every(([name, test]) => !(name in state) || holds({ [name]: test }, state)),
  );
}
