import { Refine } from '@refinedev/core';
import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { HashRouter } from 'react-router';
import '../entity/form/step-watch';
import { lazyInAntd } from '../antd/in-antd';
import { accessControlProviderOf } from '../data/access-control-provider';
import { authProviderOf } from '../data/auth-provider';
import { dataProvider } from '../data/data-provider';
import { LiveSession } from '../data/live/live-session';
import { fixedRoutes } from '../data/navigation/fixed-routes';
import { placesOf } from '../data/navigation/places';
import { PagesContext, PlacesContext } from '../data/navigation/places-context';
import { resourcesOf } from '../data/navigation/resources';
import { routerProvider } from '../data/navigation/router-provider';
import { type Session, SessionContext } from '../data/session';
import { SettingsDrawer } from '../frame/settings/settings-drawer';
import { Watermark } from '../frame/settings/watermark';
import { ConfirmDialog } from '../kit/notice/confirm-dialog';
import { Notices } from '../kit/notice/notices';
import { PageBoundary } from '../kit/page-boundary';
import { ExpiryDialog } from './expiry-dialog';
import { pages } from './pages';
import { Router } from './router';

const MustChangePage = lazyInAntd(() => import('../pages/profile/must-change-page'));

interface AppProps {
  readonly session: Session;
  readonly client: QueryClient;
}

/** The console of one session; live updates replace the session. */
export function App({ session: first, client }: AppProps) {
  const [session, setSession] = useState(first);
  const options = useMemo(() => ({ disableTelemetry: true, reactQuery: { clientConfig: client } }), [client]);
  const parts = useMemo(() => {
    const places = placesOf([...session.menus, ...fixedRoutes], session.actor, pages);
    return {
      places,
      resources: resourcesOf(places),
      accessControlProvider: accessControlProviderOf(session.actor),
      authProvider: authProviderOf(session.user),
    };
  }, [session]);
  return (
    <>
      <SessionContext value={session}>
        <ConsoleBoundary>
          <HashRouter useTransitions={false}>
            <Refine
              routerProvider={routerProvider}
              dataProvider={dataProvider}
              authProvider={parts.authProvider}
              accessControlProvider={parts.accessControlProvider}
              resources={parts.resources}
              options={options}
            >
              {session.user.mustChange ? (
                <MustChangePage onSession={setSession} />
              ) : (
                <PagesContext value={pages}>
                  <PlacesContext value={parts.places}>
                    <Router places={parts.places} />
                  </PlacesContext>
                  <LiveSession session={session} onChange={setSession} />
                </PagesContext>
              )}
            </Refine>
          </HashRouter>
        </ConsoleBoundary>
      </SessionContext>
      <Notices />
      <Watermark />
      <SettingsDrawer />
      <ConfirmDialog />
      <ExpiryDialog />
    </>
  );
}

/** The outermost error boundary; a navigation resets it. */
class ConsoleBoundary extends PageBoundary {
  override componentDidMount(): void {
    addEventListener('hashchange', this.reset);
  }

  override componentWillUnmount(): void {
    removeEventListener('hashchange', this.reset);
  }

  override render(): ReactNode {
    return this.state.error ? <main>{super.render()}</main> : super.render();
  }
}
