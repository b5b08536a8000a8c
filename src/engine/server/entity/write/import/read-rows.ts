import { canWrite } from '../../../../schema/access/access';
import { labelField } from '../../../../schema/access/label-field';
import type { Principal } from '../../../../schema/access/principal';
import { isFixed, rowScope } from '../../../../schema/access/row-scope';
import type { Issue } from '../../../../schema/contract/issue';
import { entityNamed } from '../../../../schema/declaration/model';
import { type Entity, type Field, fieldNamed } from '../../../../schema/model/entity';
import { textsOf } from '../../../../schema/model/localized';
import { idOf } from '../../../../schema/query/scalar';
import { unguarded } from '../../../../schema/write/formula-guard';
import { quote } from '../../../database/sql-text';
import { Parameters, run } from '../../../database/statement';
import { issueOf } from '../../../http/invalid';
import type { Row, ServerContext, WriteRequest } from '../../context';
import { withCopiedDefaults } from '../copied-defaults';
import { judgedNew } from '../judged-body';
import { filledValues, nestedReferenceIssues, scopeCondition } from '../scope';
import { storableIssues } from '../storable-values';
import { cellReader } from './cell';
import type { Line, Table } from './csv-table';
import { foreseenIssues, headOf } from './foreseen-issues';
import { type Column, fieldsOfHeader } from './header';
import { lostStateIssues } from './lost-state-issues';
import type { ReadRow } from './read-row';

/** Parses the lines. Checks each line alone, against the other lines, and against stored records. */
export async function readRows(write: WriteRequest, table: Table): Promise<readonly ReadRow[]> {
  const { context, entity, actor } = write;
  const { kysely } = context.database;
  const columns = fieldsOfHeader(actor, entity, table.header);
  const inputColumns = columns.map((column) => (column.field.derived ? undefined : column));
  const filled = await filledValues(kysely, actor, entity);
  const repeats = repeatsOf(actor, entity, filled);
  // Drops repeated values before the lookup, since the actor may not see the records that they refer to.
  const bodies = bodiesOf(entity, inputColumns, table.lines).map((body) => without(body, repeats));
  const lookups = await lookupsFor(context, actor, inputColumns, bodies);
  const resolved = bodies.map((body) => {
    const cells = { ...body };
    return { cells, unresolved: resolve(cells, lookups) };
  });
  const complete = await withCopiedDefaults(
    kysely,
    write,
    resolved.map(({ cells }) => cells),
  );
  const read = table.lines.map((line, at): ReadRow => {
    const cells = complete[at] ?? {};
    const unresolved = resolved[at]?.unresolved ?? [];
    const { values, issues } = judgedNew(write, without(cells, repeats), filled, unresolved);
    return { number: line.number, values, issues: [...lostStateIssues(entity, columns, line), ...issues] };
  });
  const values = read.map((row) => row.values);
  const refused = await storableIssues(kysely, write, values);
  const unreached = await nestedReferenceIssues(kysely, { model: context.model, entity, actor }, values);
  const rows = read.map((row, at) => withIssues(row, [...(refused[at] ?? []), ...(unreached[at] ?? [])]));
  const foreseen = await foreseenIssues(kysely, write, rows);
  return rows.map((row, at) => withIssues(row, foreseen[at] ?? []));
}

/** Keeps the first issue per field; others would result from it. */
function withIssues(row: ReadRow, found: readonly Issue[]): ReadRow {
  const issues = [...row.issues];
  for (const issue of found) {
    if (!issues.some(({ field }) => headOf(field) === headOf(issue.field))) issues.push(issue);
  }
  return { ...row, issues };
}

/** Columns that the server sets. A line may repeat the value, so that an export can be imported again. */
function repeatsOf(actor: Principal, entity: Entity, filled: Row): Row {
  const isKept = (name: string) => isFixed(actor, entity, name) || !canWrite(actor, fieldNamed(entity, name));
  return Object.fromEntries(Object.entries(filled).filter(([name]) => isKept(name)));
}

/** Removes repeated values; a cell may contain the id of a reference. */
function without(cells: Row, repeats: Row): Row {
  const isRepeat = ([name, value]: [string, unknown]) =>
    name in repeats &&
    (value === repeats[name] || (typeof value === 'string' && value.trim() === String(repeats[name])));
  return Object.fromEntries(Object.entries(cells).filter((cell) => !isRepeat(cell)));
}

/** An empty cell counts as an absent field. */
function bodiesOf(entity: Entity, columns: readonly (Column | undefined)[], lines: readonly Line[]): Row[] {
  const readers = columns.flatMap((column, at) =>
    column ? [{ at, ...column, read: cellReader(entity, column.field) }] : [],
  );
  return lines.map(({ cells }) => {
    const body: Row = {};
    for (const { at, field, language, read } of readers) {
      const text = unguarded(cells[at] ?? '');
      if (text.trim() === '') continue;
      body[field.name] =
        language === undefined ? read(text) : { ...textsOf(body[field.name]), [language]: text };
    }
    return body;
  });
}

type Lookups = ReadonlyMap<string, Lookup>;

async function lookupsFor(
  context: ServerContext,
  actor: Principal,
  columns: readonly (Column | undefined)[],
  bodies: readonly Row[],
): Promise<Lookups> {
  const lookups = new Map<string, Lookup>();
  for (const { field } of columns.filter((column) => column !== undefined)) {
    if (field.ref === undefined) continue;
    const texts = bodies.flatMap((body) => (body[field.name] ?? []) as string | string[]);
    lookups.set(field.name, await lookupOf(context, actor, field, texts));
  }
  return lookups;
}

/** Replaces texts by ids; returns an issue for each field with a text that matches no row. */
function resolve(body: Row, lookups: Lookups): Issue[] {
  const issues: Issue[] = [];
  for (const [name, lookup] of lookups) {
    const value = body[name] as string | string[] | undefined;
    if (value === undefined) continue;
    const ids = [value].flat().map(lookup);
    if (ids.includes(undefined)) issues.push(issueOf(name, 'reference'));
    else if (ids.includes('several')) issues.push(issueOf(name, 'ambiguous'));
    else body[name] = Array.isArray(value) ? ids : ids[0];
  }
  return issues;
}

/** Finds the id for a text of a reference column. */
type Lookup = (text: string) => number | 'several' | undefined;

/**
 * Looks up all texts in one query: each is an id or a unique label within the actor's row scope. If the
 * actor may not read the label field, only ids are accepted.
 */
async function lookupOf(
  context: ServerContext,
  actor: Principal,
  field: Field,
  texts: readonly string[],
): Promise<Lookup> {
  const target = entityNamed(context.model, field.ref ?? '');
  const column = `t.${quote(target.label)}`;
  const isLocalized = fieldNamed(target, target.label).localized !== undefined;
  const label = isLocalized ? 'l.text' : `${column}::text`;
  const inEach = `left join lateral (select distinct value as text from jsonb_each_text(${column})) l on true`;
  const labels = labelField(actor, target) ? [...new Set(texts)] : [];
  const parameters = new Parameters();
  const byId = `t.id = any(${parameters.bind(texts.flatMap((text) => idOf(text.trim()) ?? []))}::bigint[])`;
  const named = `${label} = any(${parameters.bind(labels)}::text[])`;
  const sql = `select t.id, ${label} as label from ${quote(target.table)} as t ${isLocalized ? inEach : ''}
    where (${byId} or ${named}) and ${scopeCondition(rowScope(actor, target), parameters)}`;
  const found = await run<{ id: number; label: string | null }>(
    context.database.kysely,
    parameters.statement(sql),
  );
  const ids = new Set(found.map(({ id }) => id));
  const byLabel = new Map<string | null, number | 'several'>();
  for (const { id, label: text } of found) byLabel.set(text, byLabel.has(text) ? 'several' : id);
  return (text) => {
    const id = idOf(text.trim());
    if (id !== undefined && ids.has(id)) return id;
    return labels.length > 0 ? byLabel.get(text) : undefined;
  };
}
