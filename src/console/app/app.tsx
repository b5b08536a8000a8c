import { Refine } from '@refinedev/core';
import routerProvider from '@refinedev/react-router';
import { lazy, Suspense, useMemo, useState } from 'react';
import { HashRouter } from 'react-router';
import '../form/step-watch';
import { ConfirmDialog } from '../layout/confirm-dialog';
import { Notices } from '../layout/notices';
import { PromptPlace } from '../layout/prompt-place';
import { LiveSession } from '../live/live-session';
import { accessControlProviderOf } from '../providers/access-control-provider';
import { authProviderOf } from '../providers/auth-provider';
import { dataProvider } from '../providers/data-provider';
import { i18nProvider } from '../providers/i18n-provider';
import { notificationProvider } from '../providers/notification-provider';
import { createQueryClient } from '../providers/query-client';
import { type Session, SessionContext } from '../providers/session';
import { SettingsDrawer } from '../settings/settings-drawer';
import { Watermark } from '../settings/watermark';
import { ConsoleBoundary } from './console-boundary';
import { ExpiryDialog } from './expiry-dialog';
import { fixedRoutes } from './fixed-routes';
import { inAntd } from './in-antd';
import { placesOf } from './places';
import { PlacesContext } from './places-context';
import { resourcesOf } from './resources';
import { Router } from './router';

const MustChangePage = lazy(() => inAntd(import('../account/must-change-page')));

/** The console of one session, which changes as the server tells. */
export function App({ session: first }: { session: Session }) {
  const [session, setSession] = useState(first);
  const [options] = useState(() => ({
    disableTelemetry: true,
    reactQuery: { clientConfig: createQueryClient() },
  }));
  const parts = useMemo(() => {
    const places = placesOf([...session.menus, ...fixedRoutes], session.actor);
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
          {session.user.mustChange ? (
            <Suspense>
              <MustChangePage onSession={setSession} />
            </Suspense>
          ) : (
            <HashRouter useTransitions={false}>
              <Refine
                routerProvider={routerProvider}
                dataProvider={dataProvider}
                authProvider={parts.authProvider}
                accessControlProvider={parts.accessControlProvider}
                i18nProvider={i18nProvider}
                notificationProvider={notificationProvider}
                resources={parts.resources}
                options={options}
              >
                <PlacesContext value={parts.places}>
                  <Router places={parts.places} />
                </PlacesContext>
                <LiveSession session={session} onChange={setSession} />
              </Refine>
            </HashRouter>
          )}
        </ConsoleBoundary>
      </SessionContext>
      <Notices />
      <Watermark />
      <SettingsDrawer />
      <ConfirmDialog />
      <PromptPlace />
      <ExpiryDialog />
    </>
  );
}
