import { lazy, Suspense } from 'react';
import type { RowNews } from './use-row-news';

const NewsButton = lazy(() => import('./news-button'));

export interface ListNewsProps {
  readonly news: RowNews;
  /** In few characters, where there is room for no more. */
  readonly isShort?: boolean;
  /** Shows the list as it is now. */
  readonly onShow: () => void;
}

/** What others have added to the list or deleted from it since it was loaded, and the way to see it. */
export function ListNews(props: ListNewsProps) {
  const { joined, gone } = props.news;
  return (
    <span className="list-news" aria-live="polite">
      {joined + gone.size > 0 && (
        <Suspense>
          <NewsButton {...props} />
        </Suspense>
      )}
    </span>
  );
}
