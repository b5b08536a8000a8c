import { type ReactNode, Suspense, useState } from 'react';
import { forgetFailures } from './once';
import { PageBoundary } from './page-boundary';
import { PageLoading } from './page-loading';

/** Error boundary and Suspense of each page: the layout around a failed or loading page stays usable. */
export function PageFrame({ children }: { children: ReactNode }) {
  useState(forgetFailures);
  return (
    <PageBoundary>
      <Suspense fallback={<PageLoading />}>{children}</Suspense>
    </PageBoundary>
  );
}
