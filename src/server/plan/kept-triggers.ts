import { withHash } from '../database/identifier';
import type { DesiredTrigger, KeptNumbers } from './desired-table';

/** How numbers about the rows of a table are kept: statements after each kind of change, by `added` and `removed` rows. */
interface Keeping {
  /** Head of the names of the triggers. */
  readonly trigger: string;
  /** Name of their function; left out, it is made from the text. */
  readonly calls?: string;
  readonly title: string;
  readonly inserted: string;
  readonly deleted: string;
  /** Undefined: no update changes them. */
  readonly updated: string | undefined;
  readonly emptied: string;
  readonly create: readonly string[];
  readonly recount: readonly string[];
}

/** Triggers, and the numbers that they keep. */
export interface Kept {
  readonly triggers: DesiredTrigger[];
  readonly numbers: KeptNumbers;
}

export function keep(table: string, keeping: Keeping): Kept {
  const { trigger: head, title, updated, create, recount } = keeping;
  const body = functionBody(keeping);
  const calls = { name: keeping.calls ?? withHash(head, `${table} ${body}`), body };
  const trigger = (event: string, rows = ''): DesiredTrigger => ({
    name: withHash(`${head}_${event}`, `${event} ${rows} ${calls.name}`),
    event: `after ${event}`,
    scope: `${rows}for each statement`,
    calls,
  });
  return {
    triggers: [
      trigger('insert', 'referencing new table as added '),
      trigger('delete', 'referencing old table as removed '),
      ...(updated === undefined
        ? []
        : [trigger('update', 'referencing old table as removed new table as added ')]),
      trigger('truncate'),
    ],
    numbers: { title, calls: calls.name, create, recount },
  };
}

function functionBody({ inserted, deleted, updated, emptied }: Keeping): string {
  return `begin
  if tg_op = 'INSERT' then
${inserted}
  elsif tg_op = 'DELETE' then
${deleted}
${updated === undefined ? '' : `  elsif tg_op = 'UPDATE' then\n${updated}\n`}  else
${emptied}
  end if;
  return null;
end`;
}
