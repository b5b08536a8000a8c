import { lazy, Suspense } from 'react';
import type { NewsButtonProps } from './news-button';

const NewsButton = lazy(() => import('./news-button'));

/** What others have added to the list or deleted from it since it was loaded, and the way to see it. */
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
