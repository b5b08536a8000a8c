import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '#engine/console/kit/data-table';
import type { GridView } from '../../../../measurement/footprint/loaded-view';
import { pressureAt } from './paint-pressures';
import { useNumber } from './use-number';

interface Props {
  readonly pressures: Float32Array;
  readonly gridColumns: number;
  readonly view: GridView;
  readonly name: string;
}

/** Table of all values of a pressure map; rendered when it is unfolded. */
export function CellTable({ pressures, gridColumns, view, name }: Props) {
  const { t } = useTranslation();
  const number = useNumber();
  const [isOpen, setOpen] = useState(false);
  const title = t('measurement.map.cells', { name });
  return (
    <details className="cell-table" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && (
        <DataTable<number>
          label={title}
          rows={Array.from({ length: view.rows }, (_, row) => row)}
          keyOf={(row) => row}
          columns={[
            { key: 'row', title: t('measurement.map.row'), of: (row) => view.row + row + 1 },
            ...Array.from({ length: view.columns }, (_, column) => ({
              key: column,
              title: String(view.column + column + 1),
              of: (row: number) => {
                const kPa = pressureAt(pressures, gridColumns, view, row, column);
                return kPa === 0 ? '' : number(kPa, kPa % 1 === 0 ? 0 : 1);
              },
            })),
          ]}
        />
      )}
    </details>
  );
}
