import { use } from 'react';
import { once } from '../kit/once';
import { PageFrame } from '../kit/page-frame';
import type { PageLoader } from '../pages/page-loaders';

/** A page of its own code, loaded when it is first shown. */
export function HandWrittenPage({ load }: { load: PageLoader }) {
  return (
    <PageFrame>
      <Loaded load={load} />
    </PageFrame>
  );
}

const loadPage = once((load: PageLoader) => load());

function Loaded({ load }: { load: PageLoader }) {
  const { default: Page } = use(loadPage(load));
  return <Page />;
}
