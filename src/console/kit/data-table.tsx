import { type ReactNode, useId } from 'react';
import './data-table.css';

export interface DataColumn<Row> {
  readonly key: string | number;
  readonly title: string;
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
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without focus, a keyboard could not scroll it.
    <section className="data-table" aria-labelledby={id} tabIndex={0}>
      <table>
        <caption id={id} className="visually-hidden">
          {label}
        </caption>
        <thead>
          <tr>
            {columns.map(({ key, title, isText }) => (
              <th key={key} scope="col" className={isText ? 'is-text' : undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ key, isText, of }, place) =>
                place === 0 ? (
                  <th key={key} scope="row">
                    {of(row)}
                  </th>
                ) : (
                  <td key={key} className={isText ? 'is-text' : undefined}>
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
