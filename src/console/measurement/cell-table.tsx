import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type GridView, pressureAt } from './paint-pressures';
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
  const columns = Array.from({ length: view.columns }, (_, column) => view.column + column);
  const rows = Array.from({ length: view.rows }, (_, row) => view.row + row);
  const title = t('measurement.map.cells', { name });
  return (
    <details className="cell-table" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without focus, a keyboard could not scroll it.
        <section className="scroll-table scroll-hint" aria-label={title} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('measurement.map.row')}</th>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column + 1}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row}>
                  <th scope="row">{row + 1}</th>
                  {columns.map((column) => {
                    const kPa = pressureAt(
                      pressures,
                      gridColumns,
                      view,
                      row - view.row,
                      column - view.column,
                    );
                    return <td key={column}>{kPa === 0 ? '' : number(kPa, kPa % 1 === 0 ? 0 : 1)}</td>;
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </details>
  );
}
