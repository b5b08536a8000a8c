import type { Issue } from '../../../schema/contract/issue';
import type { Field } from '../../../schema/model/entity';
import { filledDefaults } from '../../../schema/write/filled-defaults';
import { recordIssues } from '../../../schema/write/record-issues';
import { validatorsOf } from '../../../schema/write/validator';
import { invalid, issuesIn } from '../../http/invalid';
import type { Row, WriteRequest } from '../context';
import { callerValues, onePerField } from './caller-values';
import { storedValues } from './stored-values';

/**
 * The body of a new record together with the values that the server has `filled` in, and all issues that do not depend
 * on stored records; `found` are issues that are known already.
 */
export function judgedNew(
  { context, entity, actor }: WriteRequest,
  body: Row,
  filled: Row,
  found: readonly Issue[],
): { values: Row; issues: Issue[] } {
  const { values: sent, issues: refused } = callerValues(actor, entity, body);
  const values: Row = Object.assign({}, filled, sent);
  const made = filledDefaults(entity, actor, context.now());
  const own = recordIssues(entity, validatorsOf(entity).create, values, {}, made);
  const further = context.hooks[entity.name]?.check?.(values) ?? [];
  return { values, issues: onePerField(refused, found, own, further) };
}

interface SentChange {
  readonly body: Row;
  readonly version: unknown;
  readonly ids: readonly number[];
  /** Which fields the caller may send; default: all that it may write. */
  readonly accepts?: (field: Field) => boolean;
  /** Issues that are known already. */
  readonly found?: readonly Issue[];
}

/** The body of a change of the records `ids`, in stored form. Throws a 422 with its issues. */
export async function judgedChange(
  write: WriteRequest,
  { body, version, ids, accepts, found = [] }: SentChange,
): Promise<Row> {
  const { entity, actor } = write;
  const { values, issues } = callerValues(actor, entity, body, accepts);
  const own = issuesIn(validatorsOf(entity).update, { ...values, version });
  const all = onePerField(issues, found, own);
  if (all.length > 0) throw invalid(all);
  return storedValues(write, values, ids);
}
