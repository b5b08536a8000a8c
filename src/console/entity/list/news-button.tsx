import { useTranslation } from 'react-i18next';
import { languageOf } from '../../../entity/contract/language';
import { formatNumber } from '../../i18n/format/number';
import './news-button.css';
import type { RowNews } from './use-row-news';

interface NewsButtonProps {
  readonly news: RowNews;
  /** In few characters, where there is room for no more. */
  readonly isShort?: boolean;
  /** Shows the list as it is now. */
  readonly onShow: () => void;
}

/** What others have added to the list or deleted from it since it was loaded, and the way to see it. */
export function NewsButton({ news, isShort = false, onShow }: NewsButtonProps) {
  const { t, i18n } = useTranslation();
  const known = [
    { word: 'joined', sign: '+', count: news.joined },
    { word: 'gone', sign: '−', count: news.gone.size },
  ] as const;
  const parts = known
    .filter(({ count }) => count > 0)
    .map(({ word, sign, count }) => {
      const said = formatNumber(count, languageOf(i18n.language));
      return { short: sign + said, long: t(`list.news.${word}`, { count, said }) };
    });
  const name = t('list.news.show', { news: parts.map(({ long }) => long).join(', ') });
  return (
    <span className="list-news" aria-live="polite">
      {parts.length > 0 && (
        <button type="button" aria-label={name} title={isShort ? name : undefined} onClick={onShow}>
          {isShort ? parts.map(({ short }) => short).join(' ') : name}
        </button>
      )}
    </span>
  );
}
