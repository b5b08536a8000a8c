import type { FieldType } from '../../entity/field-type';
import type { Model } from '../../entity/model';
import { storedFields } from '../columns';
import type { Database } from '../database';
import { quote } from '../plan/sql-text';
import { run } from '../write/transaction';

const hour = 3_600_000;

/** So long a form may be left open with a file in it that has not been saved. */
const grace = 24 * hour;

/** Kinds of field in whose values the address of a file may stand. */
const referring: ReadonlySet<FieldType> = new Set([
  'image',
  'images',
  'file',
  'url',
  'longText',
  'richText',
  'json',
]);

/** Deletes files that are older than a day and that no record, draft or revision names; answers how many. */
export async function sweepFiles({ kysely }: Database, model: Model, now: Date): Promise<number> {
  const swept = await run(
    kysely,
    `delete from footwork.stored_file where create_time < $1 and id not in (
      select address[1] from (${contents(model).join(' union all ')}) as held (content),
        regexp_matches(held.content, '/files/([A-Za-z0-9_-]{22,64})', 'g') as address
    ) returning id`,
    [new Date(now.getTime() - grace)],
  );
  return swept.length;
}

function contents(model: Model): string[] {
  const ofRecords = [...model.entities.values()].flatMap((entity) =>
    storedFields(entity)
      .filter(({ type }) => referring.has(type))
      .map(({ name }) => `select ${quote(name)}::text from ${quote(entity.table)}`),
  );
  return [
    ...ofRecords,
    'select tree::text from footwork.menu_draft',
    'select tree::text from footwork.menu_revision',
  ];
}

/** Sweeps now and every hour until the answer is called, which waits for a sweep under way. */
export function sweepHourly(sweep: () => Promise<unknown>): () => Promise<void> {
  let running = Promise.resolve();
  const again = () => {
    running = running.then(async () => {
      await sweep();
    });
  };
  again();
  const timer = setInterval(again, hour);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
