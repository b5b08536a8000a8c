import type { Action, Entity } from '../../../entity/model/entity';
import { askedFields } from '../../../entity/model/workflow';
import { validatorsOf } from '../../../entity/write/validator';
import { quote } from '../../database/sql-text';
import { run } from '../../database/statement';
import { issuesIn } from '../../http/invalid';
import type { ParsedBody, Row, Writing } from '../context';
import { annotatedRow } from './answered-row';
import { onePerField, parsedBody, readCallerValues } from './caller-values';
import { changeRecords } from './change-records';
import { deleteRecords } from './delete-records';
import { dropUnchangedReadOnly } from './drop-unchanged-read-only';
import { keepAnswer } from './idempotency';
import { inWriteTransaction } from './in-write-transaction';
import { type Intent, readVersion, transitionIntent } from './intent';
import { wholeRecord } from './statement-text';
import { storedValues } from './stored-values';
import { withTakenIssues } from './unique/taken-issues';

/** Merges the body into the record and returns it without secrets, annotated. */
export async function updateRecord(writing: Writing, id: number, body: Row): Promise<Row> {
  const { context, entity, actor } = writing;
  const { version, ...sent } = body;
  const { update } = validatorsOf(entity);
  const fields = await dropUnchangedReadOnly(writing, id, version, sent);
  const taken = parsedBody(context, entity, fields, 'update');
  const given = readCallerValues(actor, entity, taken.fields, (read) =>
    onePerField(taken.issues, issuesIn(update, { ...read, version })),
  );
  const wanted = await storedValues(writing, given, [id]);
  const versions = readVersion(id, Number(version));
  const intent = { name: 'update', transition: undefined, wanted: new Map([[id, wanted]]), versions };
  return changeOne(writing, id, intent, taken);
}

/** Executes a workflow action. The body may contain only the fields that the action requests. */
export async function runAction(writing: Writing, action: Action, id: number, body: Row): Promise<Row> {
  const { version, ...fields } = body;
  const wanted = await actionFields(writing, action, fields, [id], version);
  const versions = readVersion(id, version === undefined ? undefined : Number(version));
  return changeOne(writing, id, transitionIntent(writing, action, new Map([[id, wanted]]), versions));
}

/** The fields of an action's body in stored form. Throws a 422 for other fields and invalid values. */
export async function actionFields(
  writing: Writing,
  action: Action,
  fields: Row,
  ids: readonly number[],
  version: unknown = 1,
): Promise<Row> {
  const { entity, actor } = writing;
  const { update } = validatorsOf(entity);
  const asked = askedFields(entity, action);
  const given = readCallerValues(
    actor,
    entity,
    fields,
    (read) => issuesIn(update, { ...read, version }),
    (field) => asked.includes(field),
  );
  return storedValues(writing, given, ids);
}

/** With a version, deletes the record only if that is its current version. */
export function deleteRecord(writing: Writing, id: number, version: number | undefined): Promise<void> {
  return inWriteTransaction(writing, 'delete', [id], (transaction) =>
    deleteRecords(transaction, writing, [id], readVersion(id, version)),
  );
}

function changeOne(writing: Writing, id: number, intent: Intent, taken?: ParsedBody): Promise<Row> {
  const { entity, actor, key } = writing;
  const change = () =>
    inWriteTransaction(writing, intent.name, [id], async (transaction) => {
      const rows = await changeRecords(transaction, writing, [id], intent);
      await taken?.store?.(id, actor, transaction);
      const changed = withoutSecrets(entity, rows[0] ?? {});
      if (key) await keepAnswer(transaction, actor, key, changed);
      return annotatedRow(writing, changed, transaction);
    });
  return withTakenIssues(writing, () => changedRow(writing, id, intent), change);
}

/** The record with the intended values, for error messages. */
async function changedRow({ context, entity }: Writing, id: number, intent: Intent): Promise<Row> {
  const sql = `select ${wholeRecord(entity)} from ${quote(entity.table)} as t where t.id = $1`;
  const [row] = await run<Row>(context.database.kysely, { sql, parameters: [id] });
  return { ...row, ...intent.wanted.get(id), ...intent.effects };
}

function withoutSecrets(entity: Entity, row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !entity.fields.get(name)?.secret));
}
