import { corelib, extend, Runtime } from '@antv/g2';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../schema/contract/language';
import { isPrinting, onThemeChange } from '../kit/settings/theme';
import { changedColours, chartColours } from './chart-colours';
import type { ChartData, ChartKind, ChartRow } from './chart-data';
import { chartSpec, type Datum } from './chart-spec';

interface Props {
  readonly kind: ChartKind;
  readonly data: ChartData;
  readonly onChoose: (row: ChartRow) => void;
}

/** G2 with its basic marks: its full library has maps and graphs, too. */
const Chart = extend(Runtime, corelib());

/** The plot, in the colours of the theme. */
export default function ChartPlot({ kind, data, onChoose }: Props) {
  const language = languageOf(useTranslation().i18n.language);
  const frame = useRef<HTMLDivElement>(null);
  const [colours, setColours] = useState(chartColours);
  // The chart keeps its colours in print: G2 would finish a new chart only after the browser has made the pages.
  useEffect(() => onThemeChange(() => !isPrinting() && setColours(changedColours)), []);
  const spec = useMemo(() => chartSpec(kind, data, colours, language), [kind, data, colours, language]);
  const choose = useEffectEvent(({ data: clicked }: ClickEvent) => {
    if (clicked?.data?.row) onChoose(clicked.data.row);
  });
  useEffect(() => {
    if (!frame.current) return undefined;
    const made = new Chart({ container: frame.current });
    made.on('element:click', (event: ClickEvent) => choose(event));
    void made.options(spec).render();
    return () => made.destroy();
    // A new chart for each spec: a reused chart would keep options that only its previous spec contains.
  }, [spec]);
  return (
    <div
      ref={frame}
      className={colours.isDark ? 'chart-plot is-dark' : 'chart-plot'}
      style={{ height: 'inherit' }}
    />
  );
}

interface ClickEvent {
  readonly data?: { readonly data?: Partial<Datum> };
}
