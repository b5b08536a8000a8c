import type { Action, Entity } from '../../../schema/model/entity';
import { actionInputs } from '../../../schema/model/workflow';
import { quote } from '../../database/sql-text';
import { Parameters, run } from '../../database/statement';
import type { ParsedBody, Row, WriteRequest } from '../context';
import { annotatedRow } from './answered-row';
import { parsedBody } from './caller-values';
import { changeRecords } from './change-records';
import { deleteRecords } from './delete-records';
import { dropUnchangedReadOnly } from './drop-unchanged-read-only';
import { keepAnswer } from './idempotency';
import { inWriteTransaction } from './in-write-transaction';
import { type Intent, readVersion, transitionIntent } from './intent';
import { judgedChange } from './judged-body';
import { wholeRecord } from './statement-text';
import { withTakenIssues } from './unique/taken-issues';

/** Merges the body into the record and returns it without secrets, annotated. */
export async function updateRecord(write: WriteRequest, id: number, body: Row): Promise<Row> {
  const { context, entity } = write;
  const { version, ...sent } = body;
  const fields = await dropUnchangedReadOnly(write, id, version, sent);
  const taken = parsedBody(context, entity, fields, 'update');
  const { fields: own, issues: found } = taken;
  const wanted = await judgedChange(write, { body: own, version, ids: [id], found });
  const versions = readVersion(id, Number(version));
  const intent = { name: 'update', transition: undefined, wanted: new Map([[id, wanted]]), versions };
  return changeOne(write, id, intent, taken);
}

/** Executes a workflow action. The body may contain only the fields that the action requests. */
export async function runAction(write: WriteRequest, action: Action, id: number, body: Row): Promise<Row> {
  const { version, ...fields } = body;
  const wanted = await actionFields(write, action, fields, [id], version);
  const versions = readVersion(id, version === undefined ? undefined : Number(version));
  return changeOne(write, id, transitionIntent(write, action, new Map([[id, wanted]]), versions));
}

/** The fields of an action's body in stored form. Throws a 422 for other fields and invalid values. */
export function actionFields(
  write: WriteRequest,
  action: Action,
  body: Row,
  ids: readonly number[],
  version: unknown = 1,
): Promise<Row> {
  const inputs = actionInputs(write.entity, action);
  return judgedChange(write, { body, version, ids, accepts: (field) => inputs.includes(field) });
}

/** With a version, deletes the record only if that is its current version. */
export function deleteRecord(write: WriteRequest, id: number, version: number | undefined): Promise<void> {
  return inWriteTransaction(write, 'delete', [id], (transaction) =>
    deleteRecords(transaction, write, [id], readVersion(id, version)),
  );
}

function changeOne(write: WriteRequest, id: number, intent: Intent, taken?: ParsedBody): Promise<Row> {
  const { entity, actor, key } = write;
  const change = () =>
    inWriteTransaction(write, intent.name, [id], async (transaction) => {
      const rows = await changeRecords(transaction, write, [id], intent);
      await taken?.store?.(id, actor, transaction);
      const changed = withoutSecrets(entity, rows[0] ?? {});
      if (key) await keepAnswer(transaction, actor, key, changed);
      return annotatedRow(write, changed, transaction);
    });
  return withTakenIssues(write, () => changedRow(write, id, intent), change);
}

/** The record with the intended values, for error messages. */
async function changedRow({ context, entity }: WriteRequest, id: number, intent: Intent): Promise<Row> {
  const parameters = new Parameters();
  const sql = `select ${wholeRecord(entity)} from ${quote(entity.table)} as t where t.id = ${parameters.bind(id)}`;
  const [row] = await run<Row>(context.database.kysely, parameters.statement(sql));
  return { ...row, ...intent.wanted.get(id), ...intent.effects };
}

function withoutSecrets(entity: Entity, row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !entity.fields.get(name)?.secret));
}
