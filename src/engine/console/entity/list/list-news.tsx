import { lazy, Suspense } from 'react';
import type { NewsButtonProps } from './news-button';

const NewsButton = lazy(() => import('./news-button'));

/** Number of records that others have added or deleted since the list was loaded, as a button that shows them. */
export function ListNews(props: NewsButtonProps) {
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
