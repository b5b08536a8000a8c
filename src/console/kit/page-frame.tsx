import { type ReactNode, Suspense, useState } from 'react';
import { forgetFailures } from './once';
import { PageBoundary } from './page-boundary';
import { PageLoading } from './page-loading';

/** What every page stands in: a failure or a wait stays inside it, and the layout around it stays usable. */
export function PageFrame({ children }: { children: ReactNode }) {
  useState(forgetFailures);
  return (
    <PageBoundary>
      <Suspense fallback={<PageLoading />}>{children}</Suspense>
    </PageBoundary>
  );
}
