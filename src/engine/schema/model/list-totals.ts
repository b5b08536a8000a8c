import type { Entity, Field } from './entity';
import { traitsOf } from './field-traits';
import { unitOf } from './unit';

/** The field by whose values a list is divided into tabs: the state of the first workflow. */
export function tabField({ fields, transitions: [first] }: Entity): Field | undefined {
  return first && fields.get(first.field);
}

/** Every value of a workflow field, in declared order. */
export function statesOf({ type, options }: Field): readonly (string | boolean)[] {
  return type === 'boolean' ? [false, true] : options.map(({ value }) => value);
}

/** Fields whose sum a list can return. */
export function summedFields({ fields }: Entity): readonly Field[] {
  return [...fields.values()].filter(
    ({ type, property }) => traitsOf(type).total && property['x-total'] !== false,
  );
}

/** The field that holds the currency of the amount; undefined where the currency is fixed or not declared. */
export function currencyField(entity: Entity, field: Field): Field | undefined {
  const unit = unitOf(entity, field);
  return typeof unit === 'object' ? unit.field : undefined;
}

/** Whether the list has totals in addition to the number of records. */
export function hasTotals(entity: Entity): boolean {
  return tabField(entity) !== undefined || summedFields(entity).length > 0;
}
