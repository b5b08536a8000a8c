import { useTranslation } from 'react-i18next';
import type { Analysis, SideResult } from '../../../../measurement/analysis';
import { regionFindingOf } from '../../../../measurement/findings/judged-values';
import { mainNames, quantities } from '../../../../measurement/findings/quantities';
import { referenceIn } from '../../../../measurement/findings/references';
import { archClass } from '../../../../measurement/pressure/arch-index';
import type { Side } from '../../../../measurement/recording';
import { How } from './how';
import { RegionValue } from './region-value';
import { useFigure } from './use-figure';
import { useSourceText } from './use-source-text';
import { useValueText } from './use-value-text';
import { containsUnit } from './with-unit';

interface Props {
  readonly side: Side;
  readonly result: SideResult;
  readonly analysis: Analysis;
}

/**
 * Main figures of a foot: mean ± standard deviation of its complete steps, with a reference range if one is known.
 * Each figure explains its computation; a figure that the data do not allow shows the reason.
 */
export function FootFacts({ side, result, analysis }: Props) {
  const { t } = useTranslation();
  const figure = useFigure();
  const sourceText = useSourceText();
  const { rangeText } = useValueText();
  return (
    <dl className="foot-facts">
      {mainNames
        .filter((name) => quantities[name].kinds.includes(analysis.kind))
        .map((name) => {
          const { unit } = quantities[name];
          const value = result.values[name];
          const reference = value && referenceIn(analysis, name, side);
          // Most quantities have a range of their own; else the region that a finding names has one.
          const inRegion = reference ? undefined : regionFindingOf(analysis, name, side);
          const title = t(`measurement.quantity.${name}`);
          return (
            <div key={name}>
              <dt>
                {title}
                <How name={title}>
                  {t(`measurement.how.${name}`)}
                  {analysis.kind === 'dynamic' && ` ${t('measurement.how.steps')}`}{' '}
                  {sourceText([name], [reference ?? inRegion?.reference])}
                </How>
              </dt>
              <dd>
                {value === undefined ? (
                  <span className="foot-facts-none">{t('measurement.none')}</span>
                ) : (
                  <>
                    {figure(name, value, reference)} {!containsUnit(name) && <small>{unit}</small>}
                    {name === 'archIndex' && reference && (
                      <span className="foot-facts-class">
                        {t(`measurement.arch.${archClass(value.value)}`)}
                      </span>
                    )}
                    {reference && (
                      <small className="foot-facts-range" title={reference.source}>
                        {t('measurement.range.usual', { range: rangeText(name, reference) })}
                      </small>
                    )}
                    {inRegion && (
                      <small className="foot-facts-range" title={inRegion.reference.source}>
                        <RegionValue finding={inRegion} />
                      </small>
                    )}
                  </>
                )}
              </dd>
            </div>
          );
        })}
    </dl>
  );
}
