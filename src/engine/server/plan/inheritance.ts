import { entityNamed, type Model } from '../../schema/declaration/model';
import { type Entity, fieldNamed } from '../../schema/model/entity';
import { oncePer } from '../../schema/model/once-per';
import { quote } from '../database/sql-text';
import type { Action, Inheritance } from './desired-table';

/** The inherited columns of the entity. */
export function inheritances(model: Model, entity: Entity): Inheritance[] {
  return [...entity.fields.values()].flatMap((field) => {
    if (!field.inherit) return [];
    const [reference, source] = field.inherit;
    const target = entityNamed(model, fieldNamed(entity, reference).ref ?? '');
    return [{ column: field.name, reference, table: target.table, source }];
  });
}

/** The child reads its inherited columns from the parent on insert and when a reference changes. */
export function inheritActions(model: Model, entity: Entity): Action[] {
  const inherited = inheritances(model, entity);
  if (inherited.length === 0) return [];
  const changed = [...new Set(inherited.flatMap(({ reference, column }) => [reference, column]))];
  const sql = inherited.map(inheritStatement).join('\n');
  return [{ at: 'before row', on: ['insert', 'update'], changed, sql }];
}

/**
 * The share lock makes the writers of child and parent wait for each other; without it, a child that is inserted
 * while its parent changes would keep the old value.
 */
export function inheritStatement({ column, reference, table, source }: Inheritance): string {
  return `new.${quote(column)} := (
  select parent.${quote(source)} from public.${quote(table)} as parent
  where parent."id" = new.${quote(reference)} for share
);`;
}

interface Heir {
  readonly child: Entity;
  readonly inheritance: Inheritance;
}

const heirsOf = oncePer((model: Model): readonly Heir[] =>
  [...model.entities.values()].flatMap((child) =>
    inheritances(model, child).map((inheritance) => ({ child, inheritance })),
  ),
);

/** The parent copies a changed column to its children. */
export function passOnActions(model: Model, entity: Entity): Action[] {
  const heirs = heirsOf(model).filter(({ inheritance }) => inheritance.table === entity.table);
  return heirs.map(({ child, inheritance: { column, reference, source } }) => ({
    at: 'after row',
    on: ['update'],
    changed: [source],
    sql: `update public.${quote(child.table)} as child set ${quote(column)} = new.${quote(source)}
  where child.${quote(reference)} = new."id" and child.${quote(column)} is distinct from new.${quote(source)};`,
  }));
}

/** Subquery of the inherited value for a row with the alias `child`. */
export function inheritedValue({ reference, table, source }: Inheritance, child: string): string {
  return `(select parent.${quote(source)} from ${quote(table)} as parent where parent."id" = ${quote(child)}.${quote(reference)})`;
}
