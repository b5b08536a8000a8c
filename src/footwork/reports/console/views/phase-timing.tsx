import { useTranslation } from 'react-i18next';
import { DataTable } from '#engine/console/kit/data-table';
import type { SideValues, Value } from '../../../../measurement/analysis';
import { quantities } from '../../../../measurement/findings/quantities';
import { How } from './how';
import { TimeBar } from './time-bar';
import { useMarked } from './use-marked';
import { useNumber } from './use-number';
import { useSourceText } from './use-source-text';

interface Props {
  /** Name of the foot. */
  readonly name: string;
  readonly values: SideValues;
}

const phases = ['initialContact', 'forefootContact', 'footFlat', 'forefootPushOff'] as const;

interface Phase {
  readonly key: (typeof phases)[number];
  readonly value: Value;
  /** Percent of the total time of the four phases. */
  readonly from: number;
  readonly to: number;
}

/** Bars of the four phases of stance. */
export function PhaseTiming({ name, values }: Props) {
  const { t } = useTranslation();
  const number = useNumber();
  const marked = useMarked();
  const sourceText = useSourceText();
  const rows = phasesIn(values);
  if (rows.length < phases.length) return null;
  const title = t('measurement.timing.phases');
  return (
    <div className="stance-timing">
      <h3>
        {title}
        <How name={title}>
          {t('measurement.timing.phasesHow')} {sourceText(phases, [])}
        </How>
      </h3>
      <DataTable<Phase>
        label={`${name}: ${title}`}
        rows={rows}
        keyOf={({ key }) => key}
        columns={[
          { key: 'name', title, isText: true, of: ({ key }) => t(`measurement.quantity.${key}`) },
          {
            key: 'bar',
            title: t('measurement.step.stance'),
            of: ({ from, to }) => <TimeBar from={from} to={to} />,
          },
          {
            key: 'duration',
            title: t('measurement.timing.duration'),
            of: ({ key, value }) => marked(value, quantities[key].digits),
          },
          {
            key: 'part',
            title: t('measurement.timing.part'),
            of: ({ from, to }) => number(to - from, 0),
          },
        ]}
      />
    </div>
  );
}

function phasesIn(values: SideValues): readonly Phase[] {
  const whole = phases.reduce((sum, key) => sum + (values[key]?.value ?? 0), 0);
  let from = 0;
  return phases.flatMap((key): Phase[] => {
    const value = values[key];
    if (!value || whole === 0) return [];
    const start = from;
    from += (value.value / whole) * 100;
    return [{ key, value, from: start, to: from }];
  });
}
