import { useTranslation } from 'react-i18next';
import { formatNumber } from '#engine/console/i18n/format/number';
import { languageOf } from '#engine/schema/contract/language';
import './reached-bar.css';

interface Props {
  readonly reached: number;
  readonly target: number;
}

/** `7 / 12`, with a bar for the share of the target. */
export function ReachedBar({ reached, target }: Props) {
  const language = languageOf(useTranslation().i18n.language);
  const share = target === 0 ? 0 : Math.min(1, reached / target);
  return (
    <span className="reached">
      <span className="reached-number">
        <b>{formatNumber(reached, language)}</b> / {formatNumber(target, language)}
      </span>
      <span className="reached-bar" aria-hidden="true">
        <span data-full={share === 1} style={{ width: `${share * 100}%` }} />
      </span>
    </span>
  );
}
