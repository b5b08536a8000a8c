import type { ReactNode } from 'react';
import '../kit/scroll-hint.css';

interface Column<Row> {
  readonly key: string;
  readonly title: string;
  readonly isText?: boolean;
  readonly of: (row: Row) => ReactNode;
}

interface Props<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
}

/** A table of numbers that scrolls sideways if it does not fit. The first column contains row headers. */
export function ScrollTable<Row>({ label, columns, rows, keyOf }: Props<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without focus, a keyboard could not scroll it.
    <section className="scroll-table scroll-hint" aria-label={label} tabIndex={0}>
      <table>
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
