import { useTranslation } from 'react-i18next';
import { type QuantityName, quantities } from '../../../../measurement/findings/quantities';
import type { Reference } from '../../../../measurement/findings/reference';

type SourceText = (names: readonly QuantityName[], references: readonly (Reference | undefined)[]) => string;

/** Returns a function for the sources of definitions of quantities and of their reference ranges, each once. */
export function useSourceText(): SourceText {
  const { t } = useTranslation();
  return (names, references) => {
    const definitions = new Set(names.flatMap((name) => quantities[name].source ?? []));
    const ranges = new Set(
      references.flatMap((one) => (one ? (one.n ? `${one.source}, n = ${one.n}` : one.source) : [])),
    );
    return [
      ...(definitions.size > 0
        ? [t('measurement.how.definition', { source: [...definitions].join('; ') })]
        : []),
      ...(ranges.size > 0 ? [t('measurement.how.range', { source: [...ranges].join('; ') })] : []),
    ].join(' ');
  };
}
