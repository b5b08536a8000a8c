import { Table, type TableColumnType } from 'antd';
import { type KeyboardEvent, memo, type ReactNode } from 'react';
import type { Labelled } from '../resource';
import { isPlaceholder } from './placeholder-rows';

interface ListTableProps {
  readonly label: string;
  readonly columns: TableColumnType<Labelled>[];
  readonly rows: readonly Labelled[];
  readonly selected: ReadonlySet<number>;
  readonly isChanging: boolean;
  readonly empty: ReactNode;
  readonly onOpen: (id: number) => void;
}

const key = (row: Labelled) => row.id;

/** The table alone; it paints again only when something it shows has changed. */
export const ListTable = memo(function ListTable(props: ListTableProps) {
  const { label, columns, rows, selected, isChanging, empty, onOpen } = props;
  return (
    <div className="list-scroll">
      <Table<Labelled>
        aria-label={label}
        aria-busy={isChanging}
        className={isChanging ? 'list-table is-changing' : 'list-table'}
        size="small"
        columns={columns}
        dataSource={rows}
        rowKey={key}
        pagination={false}
        rowHoverable={false}
        locale={{ emptyText: empty }}
        rowClassName={(row) => (selected.has(row.id) ? 'is-selected' : '')}
        onRow={(row, at) =>
          isPlaceholder(row)
            ? {}
            : {
                tabIndex: at === 0 ? 0 : -1,
                onKeyDown: (event) => moveByKeys(event, () => onOpen(row.id)),
                onDoubleClick: () => onOpen(row.id),
              }
        }
      />
    </div>
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
  if (!(neighbour instanceof HTMLElement) || neighbour.tabIndex > 0) return;
  event.preventDefault();
  neighbour.focus();
}
