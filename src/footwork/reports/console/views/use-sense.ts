import { useTranslation } from 'react-i18next';
import { type QuantityName, quantities } from '../../../../measurement/findings/quantities';
import { rounded } from './rounded';

interface SenseWords {
  /** Whether the sign of the quantity has a meaning. */
  readonly isSigned: (name: QuantityName) => boolean;
  /** The name of a quantity whose values are shown with their sign: `Knee, valgus +`. */
  readonly signedName: (name: QuantityName) => string;
  /** An amount with the meaning of the sign instead of the sign: `4.2° varus`; a value that is shown as zero has none. */
  readonly withSense: (name: QuantityName, amount: string, value: number) => string;
}

/** `plain`: directions in the words of customers. */
export type Wording = 'plain' | 'technical';

export function useSense(wording: Wording = 'technical'): SenseWords {
  const { t } = useTranslation();
  return {
    isSigned: (name) => quantities[name].sense !== undefined,
    signedName: (quantity) => {
      const name = t(`measurement.quantity.${quantity}`);
      const { sense } = quantities[quantity];
      return sense
        ? t('measurement.sense.positive', { name, sense: t(`measurement.sense.${sense}.plus`) })
        : name;
    },
    withSense: (quantity, amount, value) => {
      const { sense, digits } = quantities[quantity];
      const shown = rounded(value, digits);
      if (!sense || shown === 0) return amount;
      const direction = shown > 0 ? 'plus' : 'minus';
      const technical = `measurement.sense.${sense}.${direction}`;
      // A technical word that customers understand has no plain variant, so it is the fallback.
      const word = t(
        wording === 'plain' ? [`measurement.plain.sense.${quantity}.${direction}`, technical] : technical,
      );
      return t('measurement.sense.value', { value: amount, sense: word });
    },
  };
}
