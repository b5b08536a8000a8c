import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyChartBlock } from '#engine/console/charts/lazy-chart-block';
import { scoreGroups } from '../../../../measurement/findings/scores';
import type { FusionReport } from '../../endpoints/fusion';
import { useDayText } from './day-text';

interface Props {
  readonly first: FusionReport;
  readonly second: FusionReport;
}

/** Radar chart of the main scores of two measurements. */
export function ScoreWeb({ first, second }: Props) {
  const { t } = useTranslation();
  const day = useDayText();
  const groups = scoreGroups.filter((group) => group in first.scores || group in second.scores);
  const score = ({ scores }: FusionReport, group: string) =>
    scores[group] === undefined ? null : Math.round(scores[group]);
  const seriesOf = (name: 'first' | 'second', report: FusionReport) =>
    `${t(`fusion.${name}`)}, ${day(report)}`;
  if (groups.length === 0) return null;
  return (
    <Suspense>
      <LazyChartBlock
        title={t('fusion.scores')}
        kind="radar"
        isEager
        note={t('fusion.scoresNote')}
        data={{
          rowTitle: t('fusion.quantity'),
          series: [seriesOf('first', first), seriesOf('second', second)],
          rows: groups.map((group) => ({
            key: group,
            label: t(`fusion.group.${group}`),
            values: [score(first, group), score(second, group)],
          })),
        }}
      />
    </Suspense>
  );
}
