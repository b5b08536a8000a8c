import { Refine } from '@refinedev/core';
import routerProvider from '@refinedev/react-router';
import { useMemo } from 'react';
import { HashRouter } from 'react-router';
import '../form/step-watch';
import { ConfirmDialog } from '../layout/confirm-dialog';
import { Notices } from '../layout/notices';
import { accessControlProviderOf } from '../providers/access-control-provider';
import { authProviderOf } from '../providers/auth-provider';
import { dataProvider } from '../providers/data-provider';
import { i18nProvider } from '../providers/i18n-provider';
import { notificationProvider } from '../providers/notification-provider';
import { createQueryClient } from '../providers/query-client';
import { type Session, SessionContext } from '../providers/session';
import { AntdTheme } from './antd-theme';
import { ExpiryDialog } from './expiry-dialog';
import { placesOf } from './places';
import { PlacesContext } from './places-context';
import { resourcesOf } from './resources';
import { Router } from './router';

/** The console of one session. */
export function App({ session }: { session: Session }) {
  const parts = useMemo(() => {
    const places = placesOf(session.menus, session.actor);
    return {
      places,
      resources: resourcesOf(places),
      accessControlProvider: accessControlProviderOf(session.actor),
      authProvider: authProviderOf(session.user),
      options: { disableTelemetry: true, reactQuery: { clientConfig: createQueryClient() } },
    };
  }, [session]);
  return (
    <AntdTheme>
      <HashRouter>
        <Refine
          routerProvider={routerProvider}
          dataProvider={dataProvider}
          authProvider={parts.authProvider}
          accessControlProvider={parts.accessControlProvider}
          i18nProvider={i18nProvider}
          notificationProvider={notificationProvider}
          resources={parts.resources}
          options={parts.options}
        >
          <SessionContext value={session}>
            <PlacesContext value={parts.places}>
              <Router places={parts.places} />
            </PlacesContext>
          </SessionContext>
        </Refine>
      </HashRouter>
      <Notices />
      <ConfirmDialog />
      <ExpiryDialog />
    </AntdTheme>
  );
}
