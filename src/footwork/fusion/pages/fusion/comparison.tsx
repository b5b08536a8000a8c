import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '#engine/console/kit/data-table';
import { type QuantityName, quantities, quantityNames } from '../../../../measurement/findings/quantities';
import type { MeasurementKind } from '../../../../measurement/findings/quantity';
import { type Reference, rangeOf } from '../../../../measurement/findings/reference';
import { entryFor } from '../../../../measurement/findings/references';
import type { Surface } from '../../../../measurement/recording';
import { rounded } from '../../../reports/console/views/rounded';
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
 * marked. Values of standing and walking feet are not comparable, so no change is shown between them. Those of a plate
 * and an insole are shown with a warning. The usual range is shown where it holds for both dates.
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
  const rangeOfBoth = (part: Part, name: QuantityName) => {
    const [one, other] = [rangeIn(first, part, name), rangeIn(second, part, name)];
    return one?.from === other?.from && one?.to === other?.to ? other : undefined;
  };
  /** With the range of its date, if it is not that of both. */
  const shownValue = (report: FusionReport, part: Part, name: QuantityName, value: number) => {
    const { digits } = quantities[name];
    const range = rangeIn(report, part, name);
    return (
      <>
        {marked({ value }, digits, range)}
        {range && !rangeOfBoth(part, name) && (
          <small className="fusion-range">
            {t('measurement.range.usual', { range: rangeText(range, digits) })}
          </small>
        )}
      </>
    );
  };
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
      {rows.length > 0 && first.surface !== second.surface && (
        <p className="fusion-warning" role="note">
          {t('fusion.surfaces')}
        </p>
      )}
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
            column('first', ({ name, part, before }) => shownValue(first, part, name, before)),
            column('second', ({ name, part, after }) => shownValue(second, part, name, after)),
            column('difference', ({ name, before, after }) =>
              differenceText(before, after, quantities[name].digits, number),
            ),
            column('normal', ({ name, part }) => {
              const range = rangeOfBoth(part, name);
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

/** The difference of the values as they are shown, which readers can check. */
function differenceText(
  before: number,
  after: number,
  digits: number,
  number: ReturnType<typeof useNumber>,
): string {
  const difference = rounded(after, digits) - rounded(before, digits);
  const text = number(difference, digits);
  return rounded(difference, digits) > 0 ? `+${text}` : text;
}
