import { type KeyboardEvent, memo, type ReactNode } from 'react';
import type { Labelled } from '../../data/resource';
import { useMedia } from '../../kit/use-media';
import './list-edges.css';
import './list-table.css';
import './card.css';
import { isPlaceholder } from './placeholder-rows';

/** Place of a column on a card. */
export type CardSlot = 'box' | 'name' | 'state' | 'picture' | 'value' | 'further' | 'buttons';

export interface ListColumn {
  readonly key: string;
  readonly card?: CardSlot;
  readonly className?: string;
  readonly title: ReactNode;
  /** Title as plain text, shown at each value when rows are cards. */
  readonly label?: string;
  readonly sorted?: 'ascending' | 'descending' | undefined;
  readonly cell: (row: Labelled) => ReactNode;
}

interface Sums {
  readonly title: string;
  /** Keyed by column. */
  readonly texts: ReadonlyMap<string, readonly string[]>;
}

interface ListTableProps {
  readonly label: string;
  readonly columns: readonly ListColumn[];
  readonly rows: readonly Labelled[];
  readonly selected: ReadonlySet<number>;
  /** Rows whose records no longer exist. */
  readonly gone?: ReadonlySet<number>;
  readonly isChanging: boolean;
  readonly empty: ReactNode;
  /** Sums over the whole list, in the footer of their columns. */
  readonly sums?: Sums | undefined;
  readonly onOpen: (id: number) => void;
}

/**
 * The table of a list; memoised. A plain `<table>`: antd's, with its styles and measuring, took half of the time to
 * the first row.
 * Column widths: a column wants its title and its longest value in one line each, 280 px at most. If the columns do
 * not fit, titles wrap and text is truncated, down to 100 px; the first column, which identifies the record, numbers,
 * dates, marks and phone numbers are never truncated. If that does not fit either, or in a narrow window, where no
 * text is truncated, the table scrolls sideways below the sticky first column and buttons. On a phone each row is a
 * card.
 */
export const ListTable = memo(function ListTable(props: ListTableProps) {
  const { label, columns, rows, selected, gone, isChanging, empty, sums, onOpen } = props;
  const isNarrow = useMedia('(width < 640px)');
  const looks = ['list-table', ...(isChanging ? ['is-changing'] : []), ...(isNarrow ? ['is-cards'] : [])];
  return (
    <div className="list-scroll">
      <table aria-label={label} aria-busy={isChanging} className={looks.join(' ')}>
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
              isCard={isNarrow}
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

/** The first column shows the title of the row, unless it has a sum. */
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
  readonly isCard: boolean;
  readonly onOpen: (id: number) => void;
}

/** A roving tab stop: Tab focuses one row, the arrow keys move to the others. */
const ListRow = memo(function ListRow(props: ListRowProps) {
  const { row, columns, isFirst, isSelected, isGone, isCard, onOpen } = props;
  const card = isCard ? 'card' : undefined;
  const cells = columns.map(({ key, className, label, cell }) => (
    <td key={key} className={className} data-label={label}>
      {cell(row)}
    </td>
  ));
  if (isPlaceholder(row)) return <tr className={card}>{cells}</tr>;
  return (
    <tr
      data-row-key={row.id}
      className={[card, isGone ? 'is-gone' : isSelected ? 'is-selected' : undefined].join(' ').trim()}
      tabIndex={isFirst ? 0 : -1}
      onKeyDown={(event) => moveByKeys(event, () => onOpen(row.id))}
      onDoubleClick={({ target }) => isControl(target) || onOpen(row.id)}
    >
      {cells}
    </tr>
  );
});

/** Whether a press has an effect of its own. */
function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a, button, input') !== null;
}

/** Enter opens the row, the arrow keys focus its neighbours. Keys inside a cell are ignored. */
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
