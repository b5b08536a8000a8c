import { readableFields } from '../../../entity/access/access';
import type { Principal } from '../../../entity/access/principal';
import type { Issue } from '../../../entity/contract/issue';
import type { Entity } from '../../../entity/model/entity';
import { isSame } from '../../../entity/write/merge';
import { issueOf } from '../../http/invalid';
import type { Row, ServerContext } from '../context';
import { readRecord } from '../read/read-record';
import { mayGive } from './given';

interface Given {
  readonly fields: Row;
  readonly issues: readonly Issue[];
}

/** What an answer says of a record beside its fields. */
const annotations: ReadonlySet<string> = new Set(['_labels', '_limits']);

/**
 * The body of an update without what the caller was answered but cannot give, so that the answer of a form can be sent
 * back. Such a field that differs from the record is refused, unless the body is based on an older version.
 */
export async function withoutEchoes(
  context: ServerContext,
  entity: Entity,
  actor: Principal,
  id: number,
  { version, ...body }: Row,
): Promise<Given> {
  const fields = Object.entries(body).filter(([name]) => !annotations.has(name));
  const fixed = readableFields(actor, entity).filter((field) => !mayGive(actor, entity, field));
  const fixedNames = new Set(fixed.map(({ name }) => name));
  const isEcho = (name: string) => fixedNames.has(name);
  const echoes = fields.filter(([name]) => isEcho(name));
  const given = Object.fromEntries(fields.filter(([name]) => !isEcho(name)));
  if (echoes.length === 0) return { fields: given, issues: [] };
  const stored = await readRecord(context, actor, entity, id);
  if (!stored || stored.version !== version) return { fields: given, issues: [] };
  const differing = echoes.filter(([name, value]) => !isSame(value, stored[name]));
  return { fields: given, issues: differing.map(([name]) => issueOf(name, 'unknownField')) };
}
