import { Refine } from '@refinedev/core';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { accessControlProviderOf } from '../../../src/engine/console/data/access-control-provider';
import { dataProvider } from '../../../src/engine/console/data/data-provider';
import { SessionContext } from '../../../src/engine/console/data/session';
import type { Actor } from '../../../src/engine/schema/access/actor';
import { sessionOf } from './session';

/** The context that a part of a page needs: refine with the console's providers, the session and a router. */
export function InRefine({ actor, children }: { readonly actor: Actor; readonly children: ReactNode }) {
  return (
    <SessionContext value={sessionOf(actor)}>
      <MemoryRouter>
        <Refine
          dataProvider={dataProvider}
          accessControlProvider={accessControlProviderOf(actor)}
          options={{ disableTelemetry: true }}
        >
          {children}
        </Refine>
      </MemoryRouter>
    </SessionContext>
  );
}
