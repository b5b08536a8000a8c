import { useTranslation } from 'react-i18next';
import { DataTable } from '#engine/console/kit/data-table';
import type { AnalysisResult, Value } from '../../../../measurement/analysis';
import { regionFindingOf } from '../../../../measurement/findings/judged-values';
import {
  annexNames,
  isOfSide,
  type QuantityName,
  quantities,
} from '../../../../measurement/findings/quantities';
import { referenceIn } from '../../../../measurement/findings/references';
import { RegionValue } from './region-value';
import { useFigure } from './use-figure';
import { useValueText } from './use-value-text';
import { containsUnit } from './with-unit';
import './evaluation-note.css';

interface Row {
  readonly name: QuantityName;
  readonly left: Value | undefined;
  readonly right: Value | undefined;
  readonly person: Value | undefined;
}

type Part = 'left' | 'right' | 'person';

/** Table of values under plain names with their usual range; values outside it are marked. */
export function ValueAnnex({ analysis }: { readonly analysis: AnalysisResult }) {
  const { t } = useTranslation();
  const { rangeText } = useValueText('plain');
  const figure = useFigure('plain');
  const rows = rowsOf(analysis);
  if (rows.length === 0) return null;
  const title = t('measurement.plain.annex');
  const rangeOf = (name: QuantityName, part: Part) =>
    referenceIn(analysis, name, part === 'person' ? undefined : part);
  const cellOf = (part: Part) => (row: Row) => {
    const value = row[part];
    const range = rangeOf(row.name, part);
    const inRegion = range || part === 'person' ? undefined : regionFindingOf(analysis, row.name, part);
    return (
      value && (
        <>
          {figure(row.name, value, range)}
          {inRegion && (
            <small className="usual-range">
              <RegionValue finding={inRegion} wording="plain" />
            </small>
          )}
        </>
      )
    );
  };
  const has = (part: Part) => rows.some((row) => row[part] !== undefined);
  return (
    <div className="value-annex">
      <h2>{title}</h2>
      <DataTable<Row>
        label={title}
        rows={rows}
        keyOf={({ name }) => name}
        columns={[
          {
            key: 'name',
            title: t('measurement.plain.value'),
            isText: true,
            of: ({ name, left, right }) => {
              const { unit } = quantities[name];
              // A technical name that customers understand has no plain variant, so it is the fallback.
              const plain = t([`measurement.plain.quantity.${name}`, `measurement.quantity.${name}`]);
              const range = rangeOf(name, left ? 'left' : right ? 'right' : 'person');
              return (
                <>
                  {unit && !containsUnit(name) ? `${plain} (${unit})` : plain}
                  {range && (
                    <small className="usual-range">
                      {t('measurement.range.usual', { range: rangeText(name, range) })}
                    </small>
                  )}
                </>
              );
            },
          },
          ...(['left', 'right', 'person'] as const).filter(has).map((part) => ({
            key: part,
            title: t(part === 'person' ? 'measurement.plain.person' : `measurement.load.${part}`),
            of: cellOf(part),
          })),
        ]}
      />
    </div>
  );
}

function rowsOf(analysis: AnalysisResult): readonly Row[] {
  return annexNames.flatMap((name): Row[] => {
    if (!quantities[name].kinds.includes(analysis.kind)) return [];
    const [left, right] = isOfSide(name)
      ? [analysis.left.values[name], analysis.right.values[name]]
      : [undefined, undefined];
    const person = isOfSide(name) ? undefined : analysis.person[name];
    if (!left && !right && !person) return [];
    return [{ name, left, right, person }];
  });
}
