import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '#engine/console/kit/data-table';
import { type QuantityName, quantities, quantityNames } from '../../../../measurement/findings/quantities';
import type { MeasurementKind } from '../../../../measurement/findings/quantity';
import { type Reference, rangeOf } from '../../../../measurement/findings/reference';
import { entryFor } from '../../../../measurement/findings/references';
import type { Surface } from '../../../../measurement/recording';
import { useMarked } from '../../../reports/console/views/use-marked';
import { useNumber } from '../../../reports/console/views/use-number';
import { useRangeText } from '../../../reports/console/views/use-range-text';
import { useSense } from '../../../reports/console/views/use-sense';
import type { FusionReport } from '../../endpoints/fusion';

interface Props {
  readonly first: FusionReport;
  readonly second: FusionReport;
}

const parts = ['left', 'right', 'person'] as const;
type Part = (typeof parts)[number];

/**
 * All quantities of two measurements side by side, with their change; values outside the range of their own date are
 * marked. Values of standing and walking feet are not comparable, so no change is shown between them.
 */
export function Comparison({ first, second }: Props) {
  const { t } = useTranslation();
  const number = useNumber();
  const rangeText = useRangeText();
  const marked = useMarked();
  const { signedName } = useSense();
  const rows = quantityNames.flatMap((name) =>
    parts.flatMap((part) => {
      const [before, after] = [first[part][name], second[part][name]];
      const isSame = first.type === second.type && before !== undefined && after !== undefined;
      return isSame ? [{ name, part, before, after }] : [];
    }),
  );
  const title = t('fusion.compare');
  const column = (key: string, of: (row: (typeof rows)[number]) => ReactNode, isText = false) => ({
    key,
    title: t(`fusion.${key}`),
    isText,
    of,
  });
  return (
    <div className="fusion-panel">
      <h2>{title}</h2>
      {rows.length === 0 && <p>{t('fusion.incomparable')}</p>}
      {rows.length > 0 && (
        <DataTable
          label={title}
          rows={rows}
          keyOf={({ name, part }) => `${name} ${part}`}
          columns={[
            column('quantity', ({ name }) => (
              <>
                {signedName(name)} {quantities[name].unit && <small>({quantities[name].unit})</small>}
              </>
            )),
            column('side', ({ part }) => t(`fusion.${part}`), true),
            column('first', ({ name, part, before }) =>
              marked({ value: before }, quantities[name].digits, rangeIn(first, part, name)),
            ),
            column('second', ({ name, part, after }) =>
              marked({ value: after }, quantities[name].digits, rangeIn(second, part, name)),
            ),
            column('difference', ({ name, before, after }) =>
              signed(after - before, quantities[name].digits, number),
            ),
            column('normal', ({ name, part }) => {
              const range = rangeIn(second, part, name);
              return range ? rangeText(range, quantities[name].digits) : '–';
            }),
          ]}
        />
      )}
    </div>
  );
}

function rangeIn(report: FusionReport, part: Part, name: QuantityName): Reference | undefined {
  const entry = entryFor(name, {
    kind: report.type as MeasurementKind,
    surface: (report.surface ?? undefined) as Surface | undefined,
    age: report.age ?? undefined,
    contactTime: report[part].contactTime,
  });
  return entry && rangeOf(entry);
}

function signed(difference: number, digits: number, number: ReturnType<typeof useNumber>): string {
  const size = number(Math.abs(difference), digits);
  if (Number(Math.abs(difference).toFixed(digits)) === 0) return size;
  return `${difference > 0 ? '+' : '−'}${size}`;
}
