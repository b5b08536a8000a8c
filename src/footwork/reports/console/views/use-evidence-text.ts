import { useTranslation } from 'react-i18next';
import type { Evidence } from '../../../../measurement/findings/finding';
import { useSense } from './use-sense';
import { useValueText } from './use-value-text';

/**
 * Returns a function for name, value and range: `Peak pressure 710 kPa (usual: 139 to 681)`, or, if the sign has a
 * meaning, `Knee: 4.2° varus (usual: up to 4° to either side)`.
 */
export function useEvidenceText(): (evidence: Omit<Evidence, 'unit'>) => string {
  const { t } = useTranslation();
  const { isSigned } = useSense();
  const { valueText, rangeText } = useValueText();
  return ({ quantity, value, reference }) => {
    const name = t(`measurement.quantity.${quantity}`);
    const usual = t('measurement.range.usual', { range: rangeText(quantity, reference) });
    return `${name}${isSigned(quantity) ? ':' : ''} ${valueText(quantity, value)} (${usual})`;
  };
}
