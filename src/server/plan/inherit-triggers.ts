import { entityNamed, type Model } from '../../entity/declaration/model';
import { type Entity, fieldNamed } from '../../entity/model/entity';
import { sqlTypeOf } from '../database/columns';
import { withHash } from '../database/identifier';
import { quote, quoteAll } from '../database/sql-text';
import type { DesiredTrigger, Inheritance } from './desired-table';

/** Columns of the entity that repeat one of a referenced record. */
export function inheritances(model: Model, entity: Entity): Inheritance[] {
  return [...entity.fields.values()].flatMap((field) => {
    if (!field.inherit) return [];
    const [reference, source] = field.inherit;
    const target = entityNamed(model, fieldNamed(entity, reference).ref ?? '');
    return [{ column: field.name, sqlType: sqlTypeOf(field), reference, table: target.table, source }];
  });
}

/** The child reads the inherited columns whenever it is given a reference. */
export function takeTriggers(model: Model, entity: Entity): DesiredTrigger[] {
  const inherited = inheritances(model, entity);
  if (inherited.length === 0) return [];
  const body = `begin
${inherited.map(takeStatement).join('\n')}
  return new;
end`;
  const calls = { name: withHash(`${entity.table}_take`, `${entity.table} ${body}`), body };
  const columns = [...new Set(inherited.flatMap(({ reference, column }) => [reference, column]))];
  const event = `before insert or update of ${quoteAll(columns)}`;
  const name = withHash(
    `${entity.table}_take`,
    `${event} ${calls.name} ${inherited.map((one) => one.sqlType)}`,
  );
  return [{ name, event, scope: 'for each row', calls }];
}

/**
 * The share lock makes a child wait for a parent that is being changed, and the other way round;
 * without it a child stored at the same moment would keep the old value.
 */
function takeStatement({ column, reference, table, source }: Inheritance): string {
  return `  new.${quote(column)} := (
    select parent.${quote(source)} from public.${quote(table)} as parent
    where parent."id" = new.${quote(reference)} for share
  );`;
}

interface Heir {
  readonly child: Entity;
  readonly inheritance: Inheritance;
}

const heirsOfModels = new WeakMap<Model, ReadonlyMap<string, readonly Heir[]>>();

/** What inherits from each table, found once per model: every table asks. */
function heirsOf(model: Model, table: string): readonly Heir[] {
  const known = heirsOfModels.get(model);
  if (known) return known.get(table) ?? [];
  const heirs = new Map<string, Heir[]>();
  for (const child of model.entities.values()) {
    for (const inheritance of inheritances(model, child)) {
      heirs.set(inheritance.table, [...(heirs.get(inheritance.table) ?? []), { child, inheritance }]);
    }
  }
  heirsOfModels.set(model, heirs);
  return heirs.get(table) ?? [];
}

/** The parent hands a changed column on to its children. */
export function giveTriggers(model: Model, entity: Entity): DesiredTrigger[] {
  return heirsOf(model, entity.table).map(({ child, inheritance }) =>
    giveTrigger(entity, child, inheritance),
  );
}

function giveTrigger(entity: Entity, child: Entity, { column, sqlType, reference, source }: Inheritance) {
  const body = `begin
  update public.${quote(child.table)} as child set ${quote(column)} = new.${quote(source)}
    where child.${quote(reference)} = new."id" and child.${quote(column)} is distinct from new.${quote(source)};
  return null;
end`;
  const calls = { name: withHash(`${entity.table}_give_${child.table}`, `${entity.table} ${body}`), body };
  const changed = `old.${quote(source)} is distinct from new.${quote(source)}`;
  const scope = `for each row when (${changed})`;
  const name = withHash(`${entity.table}_give_${child.table}`, `${scope} ${calls.name} ${sqlType}`);
  return { name, event: 'after update', scope, calls };
}

/** The value that a row of the child, under the alias `child`, inherits. */
export function inheritedValue({ reference, table, source }: Inheritance, child: string): string {
  return `(select parent.${quote(source)} from ${quote(table)} as parent where parent."id" = ${quote(child)}.${quote(reference)})`;
}
