import { type ReactNode, useId } from 'react';
import './data-table.css';

export interface DataColumn<Row> {
  readonly key: string | number;
  readonly title: string;
  /** Title above this column and its neighbours with the same group. */
  readonly group?: string;
  /** Aligned as text; other columns hold numbers. */
  readonly isText?: boolean;
  readonly of: (row: Row) => ReactNode;
}

interface Props<Row> {
  readonly label: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
}

/** A table that scrolls inside its box if it does not fit. The first column contains row headers. */
export function DataTable<Row>({ label, columns, rows, keyOf }: Props<Row>) {
  const id = useId();
  const groups = groupsOf(columns);
  const isGrouped = groups.some(({ title }) => title !== undefined);
  const classes = columns.map(({ key, isText }) => {
    const isStart = groups.some(({ first, title }) => title !== undefined && first === key);
    return [isText && 'is-text', isStart && 'is-group-start'].filter(Boolean).join(' ') || undefined;
  });
  const head = columns.map(({ key, title, group }, place) => (
    <th key={key} scope="col" className={classes[place]} rowSpan={isGrouped && !group ? 2 : undefined}>
      {title}
    </th>
  ));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without focus, a keyboard could not scroll it.
    <section className="data-table" aria-labelledby={id} tabIndex={0}>
      <table>
        <caption id={id} className="visually-hidden">
          {label}
        </caption>
        {isGrouped &&
          groups.map(({ first, title, from, to }) => (
            <colgroup key={first} span={to - from} className={title && 'data-table-group'} />
          ))}
        <thead>
          {isGrouped && (
            <tr>
              {groups.map(({ first, title, from, to }) =>
                title === undefined ? (
                  head.slice(from, to)
                ) : (
                  <th key={first} scope="colgroup" colSpan={to - from} className="is-group-start">
                    {title}
                  </th>
                ),
              )}
            </tr>
          )}
          <tr>{isGrouped ? head.filter((_, place) => columns[place]?.group) : head}</tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ key, of }, place) =>
                place === 0 ? (
                  <th key={key} scope="row">
                    {of(row)}
                  </th>
                ) : (
                  <td key={key} className={classes[place]}>
                    {of(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface ColumnGroup {
  /** Key of its first column. */
  readonly first: string | number;
  /** Undefined for columns without a group. */
  readonly title: string | undefined;
  /** Indexes of its columns; `to` is exclusive. */
  readonly from: number;
  readonly to: number;
}

function groupsOf(columns: readonly DataColumn<never>[]): readonly ColumnGroup[] {
  const starts = columns.flatMap(({ key, group }, at) =>
    at === 0 || group !== columns[at - 1]?.group ? [{ first: key, title: group, from: at }] : [],
  );
  return starts.map((start, at) => ({ ...start, to: starts[at + 1]?.from ?? columns.length }));
}
