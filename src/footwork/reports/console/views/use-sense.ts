import { useTranslation } from 'react-i18next';
import { type QuantityName, quantities } from '../../../../measurement/findings/quantities';

/** What the sign of a quantity means; the words are `sense.{sense}.plus` and `.minus`. */
type Sense =
  | 'valgus'
  | 'flexion'
  | 'medial'
  | 'moreLeft'
  | 'leftHigher'
  | 'outwards'
  | 'forward'
  | 'anterior';

const senses: Readonly<{ [name in QuantityName]?: Sense }> = {
  balance: 'medial',
  symmetryIndex: 'moreLeft',
  progressionAngle: 'outwards',
  kneeAngle: 'valgus',
  rearfootAngle: 'valgus',
  kneeFlexion: 'flexion',
  headTilt: 'leftHigher',
  shoulderTilt: 'leftHigher',
  pelvicObliquity: 'leftHigher',
  trunkLean: 'forward',
  pelvicTilt: 'anterior',
};

interface SenseWords {
  /** Whether the sign of the quantity has a meaning. */
  readonly isSigned: (name: QuantityName) => boolean;
  /** The name of a quantity whose values are shown with their sign: `Knee, valgus +`. */
  readonly signedName: (name: QuantityName) => string;
  /** An amount with the meaning of the sign instead of the sign: `4.2° varus`; a value that is shown as zero has none. */
  readonly withSense: (name: QuantityName, amount: string, value: number) => string;
}

export function useSense(): SenseWords {
  const { t } = useTranslation();
  return {
    isSigned: (name) => senses[name] !== undefined,
    signedName: (quantity) => {
      const name = t(`measurement.quantity.${quantity}`);
      const sense = senses[quantity];
      return sense
        ? t('measurement.sense.positive', { name, sense: t(`measurement.sense.${sense}.plus`) })
        : name;
    },
    withSense: (quantity, amount, value) => {
      const sense = senses[quantity];
      const shown = Number(value.toFixed(quantities[quantity].digits));
      if (!sense || shown === 0) return amount;
      const word = t(`measurement.sense.${sense}.${shown > 0 ? 'plus' : 'minus'}`);
      return t('measurement.sense.value', { value: amount, sense: word });
    },
  };
}
