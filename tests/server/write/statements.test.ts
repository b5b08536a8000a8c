import { describe, expect, test } from 'vitest';
import { entityOf } from '../../../src/engine/schema/model/entity-of';
import { run, runOne, type Statement } from '../../../src/engine/server/database/statement';
import { changeStatement } from '../../../src/engine/server/entity/write/change-statement';
import { createStatement } from '../../../src/engine/server/entity/write/create-statement';
import { rootActor } from '../../support/actor';
import { openForTests } from '../../support/open-for-tests';
import { oneEngine } from '../database/engines';
import { modelWith, openServer } from './fixture';

const note = entityOf({
  $id: 'note',
  title: 'Note',
  type: 'object',
  properties: {
    text: { type: 'string' },
    size: { type: 'object', format: 'json', additionalProperties: true },
    pass: { type: 'string', format: 'password', writeOnly: true },
    topics: { type: 'array', items: { type: 'integer' }, 'x-ref': 'note' },
    state: { type: 'string', enum: ['open', 'shut'], default: 'open', readOnly: true },
  },
  required: ['text', 'state'],
  additionalProperties: false,
});

const answered =
  '"text", "size", "state", "id", "version", "create_time", "update_time", "create_by", "update_by"';

describe.each(oneEngine)('%s', (engine) => {
  const server = openForTests(() => openServer(engine, 'write_statements', modelWith(note)));

  const execute = (statement: Statement) => run(server.database.kysely, statement);

  test('a create is one statement: record, history, links and answer', async () => {
    const values = { text: 'a', size: [1], pass: '$hash', topics: [] };
    const statement = createStatement(note, rootActor, values, { key: 'k', hash: 'h' });
    expect(oneLine(statement.sql)).toBe(
      `with ${writer}, written as ( insert into "note" ("text", "size", "pass", create_by, update_by) values ($5, $6, $7, $1::bigint, $1::bigint) returning ${answered} ), ` +
        `recorded as ( insert into footwork.history (entity, record_id, version, action, actor_kind, actor_id, actor_name, changes) select 'note', e.record_id, e.version, 'create', writer.kind, writer.id, writer.name, e.changes from (select id as record_id, version, $8::jsonb as changes from written) e, writer ), ` +
        `"linked_topics" as ( insert into "note__topics" (owner, target, position) select written.id, link.target, link.position - 1 from written, unnest($9::bigint[]) with ordinality as link (target, position) ), ` +
        `kept as ( insert into footwork.idempotency (principal_kind, principal_id, key, request_hash, response) select writer.kind, writer.id, $10::text, $11::text, to_jsonb(written) || $12::jsonb from written, writer ) ` +
        'select row_to_json(written)::text as row from written',
    );
    expect(statement.parameters).toEqual([
      1,
      'account',
      1,
      'tester',
      'a',
      '[1]',
      '$hash',
      '{"text":[null,"a"],"size":[null,[1]],"pass":[null,null],"topics":[null,[]]}',
      [],
      'k',
      'h',
      '{"topics":[]}',
    ]);
    const { row } = await runOne<{ row: string }>(server.database.kysely, {
      ...statement,
      parameters: statement.parameters.with(5, '{}'),
    });
    expect(JSON.parse(row)).toMatchObject({ id: 1, text: 'a', size: {}, state: 'open' });
  });

  test('a change is one statement for all records that get the same values', async () => {
    const entries = [{ record_id: 1, version: 2, changes: { text: ['a', 'b'] as const } }];
    const statement = changeStatement(note, rootActor, 'update', { text: 'b', topics: [1] }, entries);
    expect(oneLine(statement.sql)).toBe(
      `with ${writer}, ` +
        'entry as ( select * from jsonb_to_recordset($5::jsonb) as e (record_id bigint, version integer, changes jsonb) ), ' +
        `written as ( update "note" set "text" = $6, version = version + 1, update_time = now(), update_by = $1::bigint where id in (select record_id from entry) returning ${answered} ), ` +
        `recorded as ( insert into footwork.history (entity, record_id, version, action, actor_kind, actor_id, actor_name, changes) select 'note', e.record_id, e.version, 'update', writer.kind, writer.id, writer.name, e.changes from entry e, writer ), ` +
        '"unlinked_topics" as ( delete from "note__topics" where owner in (select record_id from entry) and not (target = any($7::bigint[])) ), ' +
        '"linked_topics" as ( insert into "note__topics" (owner, target, position) select entry.record_id, link.target, link.position - 1 from entry, unnest($7::bigint[]) with ordinality as link (target, position) on conflict (owner, target) do update set position = excluded.position ) ' +
        'select * from written',
    );
    expect(statement.parameters).toEqual([1, 'account', 1, 'tester', JSON.stringify(entries), 'b', [1]]);
    expect(await execute(statement)).toMatchObject([{ id: 1, text: 'b', version: 2 }]);
    expect(await server.rows('select * from note__topics')).toEqual([{ owner: 1, target: 1, position: 0 }]);
  });
});

const writer =
  'writer as ( select $1::bigint as account, $2::text as kind, $3::bigint as id, $4::text as name )';

function oneLine(sql: string): string {
  return sql.replace(/\s+/g, ' ');
}
