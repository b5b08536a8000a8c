import { useTranslation } from 'react-i18next';
import type { RegionFinding } from '../../../../measurement/findings/judged-values';
import { quantities } from '../../../../measurement/findings/quantities';
import { useFigure } from './use-figure';
import type { Wording } from './use-sense';
import { useValueText } from './use-value-text';
import { containsUnit } from './with-unit';

interface Props {
  readonly finding: RegionFinding;
  readonly wording?: Wording;
}

/** `Metatarsal 3: ↑ 560 kPa (usual: 134 to 436)`: the region that a finding names, with its value and range. */
export function RegionValue({ finding, wording }: Props) {
  const { t } = useTranslation();
  const figure = useFigure(wording);
  const { rangeText } = useValueText(wording);
  const { quantity, reference, region } = finding;
  const { unit } = quantities[quantity];
  return (
    <>
      {t(`measurement.region.${region}`)}: {figure(quantity, finding, reference)}
      {!containsUnit(quantity) && ` ${unit}`} (
      {t('measurement.range.usual', { range: rangeText(quantity, reference) })})
    </>
  );
}
