import { rowScope } from '../../../../schema/access/row-scope';
import { systemSchema } from '../../../../schema/contract/app';
import { AppError } from '../../../../schema/contract/app-error';
import type { Field } from '../../../../schema/model/entity';
import { systemProperties } from '../../../../schema/model/system-properties';
import { type Params, parseListQuery } from '../../../../schema/query/list-query';
import { quote } from '../../../database/sql-text';
import { Parameters, type Statement, where } from '../../../database/statement';
import { answeredFields } from '../select/answered-fields';
import { fieldsWithFiles, filesJson } from '../select/files';
import { isoTime } from '../select/json-value';
import { authorText, labelText } from '../select/labels';
import { scopeConditions } from '../select/row-scope';
import type { View } from '../view';

/** A page of a record's changes, newest first. */
export interface HistoryPlan {
  readonly view: View;
  readonly id: number;
  readonly start: number;
  readonly limit: number;
}

const usualLimit = 100;

/** Parses `_start` and `_end`. Throws an `AppError` that names the parameter. */
export function planHistory(view: View, id: number, { _start, _end, ...others }: Params): HistoryPlan {
  for (const name of Object.keys(others)) throw new AppError('unknownParameter', { name });
  const { start, end } = parseListQuery(view.entity, { _start, _end });
  return { view, id, start, limit: _end === undefined ? usualLimit : end - start };
}

export interface FoundHistory {
  /** Whether the record exists in the actor's row scope. */
  readonly present: boolean;
  /** A JSON array of entries. */
  readonly list: string;
}

/** The changes of a record, restricted to readable fields. */
export function historyStatement({ view, id, start, limit }: HistoryPlan): Statement {
  const { actor, entity } = view;
  const parameters = new Parameters();
  const record = parameters.bind(id);
  const conditions = [`t.id = ${record}`, ...scopeConditions(actor, entity, 't', parameters)];
  const fields = answeredFields(view);
  const readable = parameters.bind(fields.map((field) => field.name));
  const changes = `select coalesce(json_object_agg(c.key, c.value), '{}') from jsonb_each(h.changes) c where c.key = any(${readable})`;
  const author = authorOf(view, parameters);
  const items = `h.id, h.version, h.action, ${author.text} as actor, h.actor_kind as "actorKind", ${isoTime('h.at')} as at, (${changes}) as changes${filesOfEntry(view, fields, parameters)}`;
  const ofRecord = `h.entity = ${parameters.bind(entity.name)} and h.record_id = ${record}`;
  const page = `order by h.version desc, h.id desc limit ${limit} offset ${parameters.bind(start)}`;
  const entries = `select ${items} from ${systemSchema}.history h${author.join} where ${ofRecord} ${page}`;
  return parameters.statement(
    `select exists (select 1 from ${quote(entity.table)} t${where(conditions)}) as present, (select coalesce(json_agg(r)::text, '[]') from (${entries}) r) as list`,
  );
}

/** Name, type and size of the files in the changes of an entry. */
function filesOfEntry(view: View, fields: readonly Field[], parameters: Parameters): string {
  const holding = fieldsWithFiles(fields);
  if (holding.length === 0) return '';
  const names = parameters.bind(holding.map(({ name }) => name));
  const text = `(select string_agg(c.value::text, ' ') from jsonb_each(h.changes) c where c.key = any(${names}))`;
  return `, ${filesJson(view, text, holding, 'h.record_id', parameters)} as "_files"`;
}

/** SQL of the author's name: that of an account as far as the reader may see it, the stored name of a machine. */
function authorOf(view: View, parameters: Parameters): { text: string; join: string } {
  const accounts = view.model.entities.get(systemProperties.create_by?.['x-ref'] ?? '');
  if (!accounts) return { text: 'h.actor_name', join: '' };
  // For a deleted account, the login stored in the entry.
  const name = `coalesce(${labelText(view, accounts, 'a')}, h.actor_name)`;
  const text = authorText(view, accounts, 'a', name, parameters);
  return {
    text: `case when h.actor_kind = 'account' then ${text} else h.actor_name end`,
    join: ` left join ${quote(accounts.table)} a on a.id = h.actor_id and h.actor_kind = 'account'`,
  };
}

/** The history of a deleted record is visible only to actors who see all records. */
export function isShown({ view }: HistoryPlan, found: FoundHistory): boolean {
  return found.present || (rowScope(view.actor, view.entity).kind === 'all' && found.list !== '[]');
}
