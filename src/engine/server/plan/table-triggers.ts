import { withHash } from '../database/identifier';
import { quote, quoteAll } from '../database/sql-text';
import type { Action, DesiredColumn, DesiredTrigger } from './desired-table';

const times = ['before row', 'after row', 'after statement'] as const;
const events = ['insert', 'update', 'delete', 'truncate'] as const;

type Event = Action['on'][number];

const changedRows = {
  insert: 'referencing new table as added ',
  update: 'referencing old table as removed new table as added ',
  delete: 'referencing old table as removed ',
  truncate: '',
} satisfies Record<Event, string>;

/** One trigger and function for each time and event, which executes all its actions. */
export function triggersOf(
  table: string,
  columns: readonly DesiredColumn[],
  actions: readonly Action[],
): DesiredTrigger[] {
  return times.flatMap((at) =>
    events.flatMap((event) => {
      const own = actions.filter((action) => action.at === at && action.on.includes(event));
      if (own.length === 0) return [];
      const { scope, lines } = at === 'after statement' ? ofStatement(event, own) : ofRows(event, own);
      const result = at === 'before row' ? 'new' : 'null';
      const body = `begin\n${lines.join('\n')}\nreturn ${result};\nend`;
      const [time = ''] = at.split(' ');
      // PostgreSQL refuses to retype a column in a trigger's condition. The types in the hash force a new trigger.
      const types = columns.filter(({ name }) => scope.includes(quote(name))).map(({ sqlType }) => sqlType);
      const name = withHash(`${table}_${at.replace(' ', '_')}_${event}`, [scope, ...types, body].join('\n'));
      return [{ name, event: `${time} ${event}`, scope, body }];
    }),
  );
}

function ofRows(event: Event, actions: readonly Action[]) {
  const guarded = actions.map((action) => ({ ...action, guard: guardOf(event, action) }));
  const guards = guarded.flatMap(({ guard }) => guard ?? []);
  const isAlways = guards.length < actions.length;
  return {
    scope: `for each row${isAlways ? '' : ` when (${[...new Set(guards)].join(' or ')})`}`,
    lines: guarded.map(({ guard, sql }) =>
      guard === undefined || actions.length === 1 ? sql : `if ${guard} then\n${sql}\nend if;`,
    ),
  };
}

function guardOf(event: Event, { changed, condition }: Action): string | undefined {
  const moved =
    event === 'update' && changed
      ? [changed.map((name) => `old.${quote(name)} is distinct from new.${quote(name)}`).join(' or ')]
      : [];
  const parts = [...moved, ...(condition === undefined ? [] : [condition])];
  return parts.length > 1 ? `(${parts.map((part) => `(${part})`).join(' and ')})` : parts[0];
}

/** Most updates change no counted column: one query over the rows saves the other statements. */
function ofStatement(event: Event, actions: readonly Action[]) {
  const scope = `${changedRows[event]}for each statement`;
  const lines = actions.map(({ sql }) => sql);
  if (event !== 'update') return { scope, lines };
  const columns = quoteAll([...new Set(actions.flatMap(({ changed = [] }) => changed))]);
  const moved = `select ${columns} from added except all select ${columns} from removed`;
  return { scope, lines: [`if exists (${moved}) then`, ...lines, 'end if;'] };
}
