import { canRead } from '../../schema/access/access';
import type { RecordLimits } from '../../schema/access/record-limits';
import { hasRecordRules, recordRules, ruleFields } from '../../schema/write/record-rules';
import { quote, quoteAll } from '../database/sql-text';
import { Parameters, run } from '../database/statement';
import type { Connection } from '../database/transaction';
import type { Row, WriteRequest } from './context';

interface LimitsRequest extends Pick<WriteRequest, 'entity' | 'actor'> {
  readonly context: Pick<WriteRequest['context'], 'now'> & Partial<Pick<WriteRequest['context'], 'hooks'>>;
}

/** Limits by id. `records` are ids, or rows with the values that the rules need. Some records may be missing. */
export function recordLimits(
  request: LimitsRequest,
  records: readonly number[] | readonly Row[],
  connection: Connection,
): Promise<ReadonlyMap<number, RecordLimits>> {
  return limitsKnownTo(() => true, request, records, connection);
}

/** The same for a response: without limits that would reveal hidden fields. */
export function answeredLimits(
  request: LimitsRequest,
  records: readonly number[] | readonly Row[],
  connection: Connection,
): Promise<ReadonlyMap<number, RecordLimits>> {
  const { entity, actor } = request;
  const sees = (name: string) => {
    const field = entity.fields.get(name);
    return field === undefined || canRead(actor, field);
  };
  return limitsKnownTo(sees, request, records, connection);
}

async function limitsKnownTo(
  sees: (field: string) => boolean,
  { context, entity, actor }: LimitsRequest,
  records: readonly number[] | readonly Row[],
  connection: Connection,
): Promise<ReadonlyMap<number, RecordLimits>> {
  const ids = records.map((record) => (typeof record === 'number' ? record : Number(record.id)));
  const limits = new Map(await context.hooks?.[entity.name]?.limits?.(ids, actor, connection));
  if (!hasRecordRules(entity) || ids.length === 0) return limits;
  const now = context.now();
  for (const row of await storedRows(entity, records, ids, connection)) {
    const id = Number(row.id);
    const { actions, fields } = recordRules(entity, actor, row, now, sees);
    const own = limits.get(id);
    const isFree = Object.keys(actions).length === 0 && Object.keys(fields).length === 0;
    if (isFree) continue;
    limits.set(id, { actions: { ...actions, ...own?.actions }, fields: { ...fields, ...own?.fields } });
  }
  return limits;
}

async function storedRows(
  entity: WriteRequest['entity'],
  records: readonly number[] | readonly Row[],
  ids: readonly number[],
  connection: Connection,
): Promise<readonly Row[]> {
  if (records.every((record) => typeof record === 'object')) return records;
  const names = quoteAll(['id', ...ruleFields(entity)]);
  const parameters = new Parameters();
  const sql = `select ${names} from ${quote(entity.table)} where id = any(${parameters.bind(ids)}::bigint[])`;
  return run<Row>(connection, parameters.statement(sql));
}
