import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { saveCsv } from '../data/save-file';
import { numberFormat } from '../i18n/format/number';
import { Button } from '../kit/button';
import { DataTable } from '../kit/data-table';
import { Icon } from '../kit/icon';
import { MenuButton } from '../kit/menu-button';
import { MenuItem } from '../kit/menu-item';
import { useInSight } from '../kit/use-in-sight';
import './chart-block.css';
import { type ChartData, type ChartKind, isEmptyChart } from './chart-data';

const ChartPlot = lazy(() => import('./chart-plot'));

interface Props {
  readonly title: string;
  readonly kind: ChartKind;
  /** Undefined while loading, null after a failure. */
  readonly data: ChartData | undefined | null;
  readonly note?: string;
  /** Called by the retry button after a failure; without it there is no button. */
  readonly onRetry?: () => void;
  /** Loads the plot at once. A page that is printed needs it, also where it was not scrolled into view. */
  readonly isEager?: boolean;
}

/**
 * A chart with its table and a CSV download. The plot loads when it scrolls into view. A click on a mark opens the
 * records that it counts; so do the links in the table.
 */
export function ChartBlock({ title, kind, data, note, onRetry, isEager = false }: Props) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const [isTable, setTable] = useState(false);
  const [ref, isSeen] = useInSight<HTMLElement>();
  const navigate = useNavigate();
  const isEmpty = data ? isEmptyChart(data) : false;

  function download(chart: ChartData): void {
    const rows = chart.rows.map(({ label, values }) => [label, ...values]);
    saveCsv([[chart.rowTitle, ...chart.series], ...rows], title);
  }

  return (
    <section ref={ref} className="chart-block" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {data && !isEmpty && (
          <MenuButton label={t('charts.more', { title })} face={<Icon name="more" size={18} />}>
            <MenuItem
              icon={isTable ? 'bar-chart' : 'table'}
              text={t(isTable ? 'charts.asPicture' : 'charts.asTable')}
              onChoose={() => setTable(!isTable)}
            />
            <MenuItem icon="cloud" text={t('charts.export')} onChoose={() => download(data)} />
          </MenuButton>
        )}
      </header>
      {note && <p className="chart-note">{note}</p>}
      {data === null && (
        <div className="chart-state" role="alert">
          <p>{t('charts.failed')}</p>
          {onRetry && <Button onClick={onRetry}>{t('charts.retry')}</Button>}
        </div>
      )}
      {data === undefined && <div className="chart-picture is-waiting" />}
      {isEmpty && <p className="chart-state">{t('charts.empty')}</p>}
      {data && !isEmpty && isTable && <ChartTable title={title} data={data} />}
      {data && !isEmpty && !isTable && (
        <div className="chart-picture" role="img" aria-label={summaryOf(title, data, i18n.language)}>
          {(isSeen || isEager) && (
            <Suspense>
              <ChartPlot
                kind={kind}
                data={data}
                onChoose={({ to }) => {
                  if (to !== undefined) void navigate(to);
                }}
              />
            </Suspense>
          )}
        </div>
      )}
    </section>
  );
}

function ChartTable({
  title,
  data: { rowTitle, series, rows },
}: {
  readonly title: string;
  readonly data: ChartData;
}) {
  const { t, i18n } = useTranslation();
  const number = numberFormat(i18n.language);
  return (
    <DataTable
      label={`${title}: ${t('charts.table')}`}
      rows={rows}
      keyOf={({ key }) => key}
      columns={[
        {
          key: 'label',
          title: rowTitle,
          of: ({ label, to }) => (to === undefined ? label : <Link to={to}>{label}</Link>),
        },
        ...series.map((name, at) => ({
          key: name,
          title: name,
          of: ({ values }: ChartData['rows'][number]) =>
            values[at] == null ? '–' : number.format(values[at]),
        })),
      ]}
    />
  );
}

/** Text alternative of a chart. */
function summaryOf(title: string, { rows, series }: ChartData, language: string): string {
  const number = numberFormat(language);
  const lines = rows.map(({ label, values }) => {
    const all = values.map((value, at) => {
      const amount = value === null ? '–' : number.format(value);
      return series.length > 1 ? `${series[at]} ${amount}` : amount;
    });
    return `${label} ${all.join(', ')}`;
  });
  return `${title}: ${lines.join('; ')}`;
}
