import { CanAccess } from '@refinedev/core';
import { type ComponentType, type ReactNode, use } from 'react';
import type { Permission } from '../../entity/contract/endpoint';
import type { Page } from '../data/page';
import { loadPage } from '../entity/load-page';
import { PageFrame } from '../kit/page-frame';
import { UnauthorisedPage } from '../kit/unauthorised-page';

/** A hand-written page, loaded when it is first shown, for readers with its permissions. */
export function HandWrittenPage({ page }: { page: Page }) {
  return (
    <PageFrame>
      <Permitted permissions={page.permissions ?? []}>
        <Loaded page={page} />
      </Permitted>
    </PageFrame>
  );
}

function Permitted({ permissions, children }: { permissions: readonly Permission[]; children: ReactNode }) {
  const [first, ...rest] = permissions;
  if (first === undefined) return children;
  const [resource = '', action = ''] = first.includes(':') ? ['', first] : first.split('.');
  return (
    <CanAccess resource={resource} action={action} fallback={<UnauthorisedPage />}>
      <Permitted permissions={rest}>{children}</Permitted>
    </CanAccess>
  );
}

function Loaded({ page }: { page: Page }) {
  // A page without an entity takes no props.
  const Content = use(loadPage(page)).default as ComponentType;
  return <Content />;
}
