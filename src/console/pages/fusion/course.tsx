import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FusionReport } from '../../../entity/contract/endpoints/fusion';
import { isOfSide } from '../../../measurement/findings/findings';
import { type QuantityName, quantities, quantityNames } from '../../../measurement/findings/quantities';
import { LazyChartBlock } from '../../charts/lazy-chart-block';
import { useDayText } from './day-text';

/** How one quantity changed from measurement to measurement. */
export function Course({ reports }: { readonly reports: readonly FusionReport[] }) {
  const { t } = useTranslation();
  const day = useDayText();
  const known = quantityNames.filter((name) =>
    reports.some((report) => valuesOf(report, name) !== undefined),
  );
  const [wanted, setWanted] = useState<QuantityName>('archIndex');
  const name = known.includes(wanted) ? wanted : known[0];
  if (name === undefined) return null;
  const { unit } = quantities[name];
  const rows = [...reports].reverse().flatMap((report) => {
    const values = valuesOf(report, name);
    return values ? [{ key: String(report.id), label: day(report.detection_time), values }] : [];
  });
  return (
    <section className="fusion-course" aria-label={t('fusion.course')}>
      <label>
        {t('fusion.quantity')}{' '}
        <select value={name} onChange={({ target }) => setWanted(target.value as QuantityName)}>
          {known.map((one) => (
            <option key={one} value={one}>
              {t(`fusion.name.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <Suspense>
        <LazyChartBlock
          title={`${t('fusion.course')}: ${t(`fusion.name.${name}`)}${unit && ` (${unit})`}`}
          kind="line"
          data={{
            rowTitle: t('fusion.date'),
            series: isOfSide(name) ? [t('fusion.left'), t('fusion.right')] : [t(`fusion.name.${name}`)],
            rows,
          }}
        />
      </Suspense>
    </section>
  );
}

/** Undefined where the measurement does not have it. */
function valuesOf(report: FusionReport, name: QuantityName): readonly (number | null)[] | undefined {
  const values = isOfSide(name) ? [report.left[name], report.right[name]] : [report.person[name]];
  if (values.every((value) => value === undefined)) return undefined;
  return values.map((value) => (value === undefined ? null : rounded(value, quantities[name].digits)));
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
