import { sql } from 'kysely';
import type { Field } from '../../schema/model/entity';
import { valueIssues } from '../../schema/write/record-issues';
import { compileAlone } from '../../schema/write/validator';
import { quote } from '../database/sql-text';
import type { Connection } from '../database/transaction';
import type { ValuesInside } from './plan';

/** Our keywords that decide whether a value is valid; the others only affect display. */
const deciding: ReadonlySet<string> = new Set(['x-rules', 'x-when', 'x-required-when', 'x-variants']);
const wording: ReadonlySet<string> = new Set(['title', 'description', 'examples']);

/** The rules inside the values as a string for comparison; undefined without such rules. */
export function rulesInside({ property }: Field): string | undefined {
  const { items, properties, required, additionalProperties, uniqueItems } = property;
  const { 'x-rules': rules, 'x-variants': variants } = property;
  const inside = { items, properties, required, additionalProperties, uniqueItems, rules, variants };
  return Object.values(inside).some((part) => part !== undefined)
    ? JSON.stringify(stripped(inside))
    : undefined;
}

/** Removes keywords that do not affect validity. `isNames`: the keys are property names, which may equal keywords. */
function stripped(schema: unknown, isNames = false): unknown {
  if (Array.isArray(schema)) return schema.map((one) => stripped(one));
  if (typeof schema !== 'object' || schema === null) return schema;
  const decides = ([name]: [string, unknown]) =>
    isNames || deciding.has(name) || !(wording.has(name) || name.startsWith('x-'));
  return Object.fromEntries(
    Object.entries(schema)
      .filter(decides)
      .map(([name, value]) => [
        name,
        stripped(value, !isNames && (name === 'properties' || name === 'schemas')),
      ]),
  );
}

const batch = 500;
const named = 20;

/** Counts the rows whose value violates rules inside it, and names the first of them. */
export async function refusedValues(
  kysely: Connection,
  { table, field }: ValuesInside,
): Promise<{ readonly rows: number; readonly remedy: string }> {
  const validate = compileAlone(
    { type: 'object', properties: { [field.name]: field.property }, required: [field.name] },
    true,
  );
  const column = sql.ref(field.name);
  const selector = field.selector === undefined ? sql`null` : sql.ref(field.selector);
  const refused: { readonly id: number; readonly first: string }[] = [];
  for (let after = 0; ; ) {
    const { rows } = await sql<{ id: number; value: unknown; selected: unknown }>`
      select id, to_json(${column}) as value, ${selector} as selected from ${sql.table(table)}
      where ${column} is not null and id > ${after} order by id limit ${batch}`.execute(kysely);
    for (const { id, value, selected } of rows) {
      const [issue] = valueIssues(field, validate, value, selected);
      if (issue) refused.push({ id, first: `${issue.field} ${issue.rule}` });
    }
    const last = rows.at(-1);
    if (!last) break;
    after = last.id;
  }
  const ids = refused.slice(0, named).map(({ id }) => id);
  const listed = `select "id", ${quote(field.name)} from ${quote(table)} where "id" in (${ids.join(', ')})`;
  const others = refused.length > named ? ` -- and ${refused.length - named} more` : '';
  return { rows: refused.length, remedy: `Mend them first (${refused[0]?.first}): ${listed};${others}` };
}
