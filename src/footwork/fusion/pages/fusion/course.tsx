import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyChartBlock } from '#engine/console/charts/lazy-chart-block';
import {
  isOfSide,
  type QuantityName,
  quantities,
  quantityNames,
} from '../../../../measurement/findings/quantities';
import { rounded } from '../../../reports/console/views/rounded';
import { useSense } from '../../../reports/console/views/use-sense';
import type { FusionReport } from '../../endpoints/fusion';
import { useDayText } from './day-text';

/** A quantity of one kind of measurement: values of standing and walking feet are not comparable. */
interface Followed {
  readonly name: QuantityName;
  readonly type: FusionReport['type'];
}

/** Chart of one quantity over all measurements. */
export function Course({ reports }: { readonly reports: readonly FusionReport[] }) {
  const { t } = useTranslation();
  const day = useDayText();
  const { signedName } = useSense();
  const known = followedIn(reports);
  const [wanted, setWanted] = useState('archIndex');
  const chosen =
    known.find((one) => keyOf(one) === wanted) ?? known.find(({ name }) => name === wanted) ?? known[0];
  if (chosen === undefined) return null;
  const { name, type } = chosen;
  const { unit } = quantities[name];
  const rows = [...reports].reverse().flatMap((report) => {
    const values = report.type === type ? valuesOf(report, name) : undefined;
    return values ? [{ key: String(report.id), label: day(report), values }] : [];
  });
  const titleOf = (one: Followed) => {
    const title = signedName(one.name);
    const isOfMany = known.some((other) => other.name === one.name && other.type !== one.type);
    return isOfMany ? `${title}, ${t(`fusion.kind.${one.type}`)}` : title;
  };
  return (
    <section className="fusion-course" aria-label={t('fusion.course')}>
      <label>
        {t('fusion.quantity')}{' '}
        <select value={keyOf(chosen)} onChange={({ target }) => setWanted(target.value)}>
          {known.map((one) => (
            <option key={keyOf(one)} value={keyOf(one)}>
              {titleOf(one)}
            </option>
          ))}
        </select>
      </label>
      <Suspense>
        <LazyChartBlock
          title={`${t('fusion.course')}: ${titleOf(chosen)}${unit && ` (${unit})`}`}
          kind="line"
          isEager
          data={{
            rowTitle: t('fusion.date'),
            series: isOfSide(name) ? [t('fusion.left'), t('fusion.right')] : [signedName(name)],
            rows,
          }}
        />
      </Suspense>
    </section>
  );
}

function keyOf({ name, type }: Followed): string {
  return `${name} ${type}`;
}

/** All available quantities, starting with the kind that was measured most often. */
function followedIn(reports: readonly FusionReport[]): readonly Followed[] {
  const types = [...new Set(reports.map(({ type }) => type))];
  return quantityNames.flatMap((name) =>
    types
      .map((type) => ({
        name,
        type,
        times: reports.filter((report) => report.type === type && valuesOf(report, name)).length,
      }))
      .filter(({ times }) => times > 0)
      .sort((one, other) => other.times - one.times),
  );
}

/** Undefined if the measurement lacks the quantity. */
function valuesOf(report: FusionReport, name: QuantityName): readonly (number | null)[] | undefined {
  const values = isOfSide(name) ? [report.left[name], report.right[name]] : [report.person[name]];
  if (values.every((value) => value === undefined)) return undefined;
  return values.map((value) => (value === undefined ? null : rounded(value, quantities[name].digits)));
}
