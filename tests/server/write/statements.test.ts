import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entityOf } from '../../../src/entity/model/entity';
import { run } from '../../../src/server/database/transaction';
import { changeStatement } from '../../../src/server/entity/write/change-statement';
import { createStatement } from '../../../src/server/entity/write/create-statement';
import { rootActor } from '../../support/actor';
import { engines } from '../database/engines';
import { modelWith, openServer, type Server } from './fixture';

const note = entityOf({
  $id: 'note',
  title: 'Note',
  type: 'object',
  properties: {
    text: { type: 'string' },
    size: { type: 'object', additionalProperties: true },
    pass: { type: 'string', format: 'password', writeOnly: true },
    topics: { type: 'array', items: { type: 'integer' }, 'x-ref': 'note' },
    state: { type: 'string', enum: ['open', 'shut'], default: 'open', readOnly: true },
  },
  required: ['text', 'state'],
  additionalProperties: false,
});

const answered =
  '"text", "size", "state", "id", "version", "create_time", "update_time", "create_by", "update_by"';

describe.each(engines)('%s', (engine) => {
  let server: Server;

  beforeAll(async () => {
    server = await openServer(engine, 'write_statements', modelWith(note));
  });
  afterAll(() => server.close());

  const execute = ({ sql, parameters }: { sql: string; parameters: readonly unknown[] }) =>
    run(server.database.kysely, sql, parameters);

  test('a create is one statement: record, history, links and answer', async () => {
    const values = { text: 'a', size: [1], pass: '$hash', topics: [] };
    const statement = createStatement(note, rootActor, values, { key: 'k', hash: 'h' });
    expect(oneLine(statement.sql)).toBe(
      `with written as ( insert into "note" ("text", "size", "pass", create_by, update_by) values ($4, $5, $6, $1::bigint, $1::bigint) returning ${answered} ), ` +
        `recorded as ( insert into footwork.history (entity, record_id, version, action, actor_id, actor_name, changes) select 'note', id, version, 'create', $1::bigint, $2::text, $3::jsonb from written ), ` +
        `"linked_topics" as ( insert into "note__topics" (owner, target, position) select written.id, link.target, link.position - 1 from written, unnest($7::bigint[]) with ordinality as link (target, position) ), ` +
        `kept as ( insert into footwork.idempotency (manager_id, key, request_hash, response) select $1::bigint, $8::text, $9::text, to_jsonb(written) || $10::jsonb from written ) ` +
        'select * from written',
    );
    expect(statement.parameters).toEqual([
      1,
      'tester',
      '{"text":[null,"a"],"size":[null,[1]],"pass":[null,null],"topics":[null,[]]}',
      'a',
      '[1]',
      '$hash',
      [],
      'k',
      'h',
      '{"topics":[]}',
    ]);
    expect(await execute({ ...statement, parameters: statement.parameters.with(4, '{}') })).toMatchObject([
      { id: 1, text: 'a', size: {}, state: 'open' },
    ]);
  });

  test('a change is one statement for all records that get the same values', async () => {
    const entries = [{ record_id: 1, version: 2, changes: { text: ['a', 'b'] as const } }];
    const statement = changeStatement(note, rootActor, 'update', { text: 'b', topics: [1] }, entries);
    expect(oneLine(statement.sql)).toBe(
      'with entry as ( select * from jsonb_to_recordset($4::jsonb) as e (record_id bigint, version integer, changes jsonb) ), ' +
        `written as ( update "note" set "text" = $5, version = version + 1, update_time = now(), update_by = $1::bigint where id in (select record_id from entry) returning ${answered} ), ` +
        `recorded as ( insert into footwork.history (entity, record_id, version, action, actor_id, actor_name, changes) select 'note', record_id, version, $3::text, $1::bigint, $2::text, changes from entry ), ` +
        '"unlinked_topics" as ( delete from "note__topics" where owner in (select record_id from entry) and not (target = any($6::bigint[])) ), ' +
        '"linked_topics" as ( insert into "note__topics" (owner, target, position) select entry.record_id, link.target, link.position - 1 from entry, unnest($6::bigint[]) with ordinality as link (target, position) on conflict (owner, target) do update set position = excluded.position ) ' +
        'select * from written',
    );
    expect(statement.parameters).toEqual([1, 'tester', 'update', JSON.stringify(entries), 'b', [1]]);
    expect(await execute(statement)).toMatchObject([{ id: 1, text: 'b', version: 2 }]);
    expect(await server.rows('select * from note__topics')).toEqual([{ owner: 1, target: 1, position: 0 }]);
  });
});

function oneLine(sql: string): string {
  return sql.replace(/\s+/g, ' ');
}
