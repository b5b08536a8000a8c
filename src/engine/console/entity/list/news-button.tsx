import { useTranslation } from 'react-i18next';
import { languageOf } from '../../../schema/contract/language';
import { formatNumber } from '../../i18n/format/number';
import './news-button.css';
import type { RowNews } from './row-news';

export interface NewsButtonProps {
  readonly news: RowNews;
  /** Shows only sign and count. */
  readonly isShort?: boolean;
  /** Loads the list again. */
  readonly onShow: () => void;
}

export default function NewsButton({ news, isShort = false, onShow }: NewsButtonProps) {
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
  const show = ({ currentTarget }: { readonly currentTarget: Element }) => {
    leadToRows(currentTarget.closest('.board-column, .list'));
    onShow();
  };
  return (
    <button type="button" aria-label={name} title={isShort ? name : undefined} onClick={show}>
      {isShort ? parts.map(({ short }) => short).join(' ') : name}
    </button>
  );
}

/** The button is about to unmount: the focus moves to the first row. */
function leadToRows(list: Element | null): void {
  list?.querySelector('.list-scroll')?.scrollTo(0, 0);
  list?.querySelector<HTMLElement>('tr[data-row-key], [data-row-key] a')?.focus({ preventScroll: true });
}
