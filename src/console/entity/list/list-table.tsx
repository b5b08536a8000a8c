import { type KeyboardEvent, memo, type ReactNode } from 'react';
import type { Labelled } from '../../data/resource';
import './list-table.css';
import './list-cards.css';
import { isPlaceholder } from './placeholder-rows';

/** Where a column stands on a card. */
export type CardPlace = 'box' | 'name' | 'state' | 'picture' | 'value' | 'further' | 'buttons';

export interface ListColumn {
  readonly key: string;
  readonly card?: CardPlace;
  readonly className?: string;
  readonly title: ReactNode;
  /** The title in words, beside each value where rows are cards. */
  readonly label?: string;
  readonly sorted?: 'ascending' | 'descending' | undefined;
  readonly cell: (row: Labelled) => ReactNode;
}

interface Sums {
  readonly title: string;
  /** By the key of a column. */
  readonly texts: ReadonlyMap<string, readonly string[]>;
}

interface ListTableProps {
  readonly label: string;
  readonly columns: readonly ListColumn[];
  readonly rows: readonly Labelled[];
  readonly selected: ReadonlySet<number>;
  /** Rows whose records are no longer there. */
  readonly gone?: ReadonlySet<number>;
  readonly isChanging: boolean;
  readonly empty: ReactNode;
  /** Of the whole list, below the columns that they are of. */
  readonly sums?: Sums | undefined;
  readonly onOpen: (id: number) => void;
}

/**
 * Columns share the width they have: a column wants its heading and its longest value in one line each (280 px at
 * most). Where that is more than there is, headings break into lines and words are cut with an ellipsis, down to
 * 100 px, while the first column, by which a record is known, and numbers, dates, marks and phones stay whole. Only
 * what does not fit even so, and lists in a narrow window, where all words stay whole, scroll sideways, below the
 * first column and the buttons. On a phone each row is a card.
 *
 * The table alone; it paints again only when something it shows has changed. A plain one: with its styles and
 * measuring, antd's took half of the time until the first row of a list was seen.
 */
export const ListTable = memo(function ListTable(props: ListTableProps) {
  const { label, columns, rows, selected, gone, isChanging, empty, sums, onOpen } = props;
  return (
    <div className="list-scroll">
      <table
        aria-label={label}
        aria-busy={isChanging}
        className={isChanging ? 'list-table is-changing' : 'list-table'}
      >
        <thead>
          <tr>
            {columns.map(({ key, className, title, sorted }) => (
              <th key={key} scope="col" className={className} aria-sort={sorted}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.length === 0 && (
            <tr>
              <td colSpan={columns.length}>{empty}</td>
            </tr>
          )}
          {rows.map((row, at) => (
            <ListRow
              key={row.id}
              row={row}
              columns={columns}
              isFirst={at === 0}
              isSelected={selected.has(row.id)}
              isGone={gone?.has(row.id) === true}
              onOpen={onOpen}
            />
          ))}
        </tbody>
        {sums && sums.texts.size > 0 && rows.length > 0 && <SumRow columns={columns} sums={sums} />}
      </table>
    </div>
  );
});

interface SumRowProps {
  readonly columns: readonly ListColumn[];
  readonly sums: Sums;
}

/** Named in the first column that shows no sum itself. */
function SumRow({ columns, sums: { title, texts } }: SumRowProps) {
  const named = columns.find(({ key, className }) => !texts.has(key) && className?.includes('list-first'));
  return (
    <tfoot aria-label={title}>
      <tr>
        {columns.map(({ key, className, label }) =>
          key === named?.key ? (
            <th key={key} scope="row" className={className}>
              {title}
            </th>
          ) : (
            <td key={key} className={className} data-label={label}>
              {texts.has(key) && (
                <div>
                  {texts.get(key)?.map((text) => (
                    <div key={text}>{text}</div>
                  ))}
                </div>
              )}
            </td>
          ),
        )}
      </tr>
    </tfoot>
  );
}

interface ListRowProps {
  readonly row: Labelled;
  readonly columns: readonly ListColumn[];
  readonly isFirst: boolean;
  readonly isSelected: boolean;
  readonly isGone: boolean;
  readonly onOpen: (id: number) => void;
}

/** One row takes the focus by Tab; from there the arrows lead to the others. */
const ListRow = memo(function ListRow({ row, columns, isFirst, isSelected, isGone, onOpen }: ListRowProps) {
  const cells = columns.map(({ key, className, label, cell }) => (
    <td key={key} className={className} data-label={label}>
      {cell(row)}
    </td>
  ));
  if (isPlaceholder(row)) return <tr>{cells}</tr>;
  return (
    <tr
      data-row-key={row.id}
      className={isGone ? 'is-gone' : isSelected ? 'is-selected' : undefined}
      tabIndex={isFirst ? 0 : -1}
      onKeyDown={(event) => moveByKeys(event, () => onOpen(row.id))}
      onDoubleClick={() => onOpen(row.id)}
    >
      {cells}
    </tr>
  );
});

/** Enter opens the row; the arrows go to its neighbours. Keys pressed inside a cell are left alone. */
function moveByKeys(event: KeyboardEvent<HTMLElement>, open: () => void): void {
  const row = event.currentTarget;
  if (event.target !== row) return;
  if (event.key === 'Enter') open();
  const neighbour =
    event.key === 'ArrowDown'
      ? row.nextElementSibling
      : event.key === 'ArrowUp'
        ? row.previousElementSibling
        : null;
  if (!(neighbour instanceof HTMLElement)) return;
  event.preventDefault();
  neighbour.focus();
}
