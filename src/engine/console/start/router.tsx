import { CanAccess } from '@refinedev/core';
import { type ComponentType, lazy, type ReactNode, use, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Route, useLocation, useParams } from 'react-router';
import { home } from '../../schema/contract/app';
import type { Permission } from '../../schema/contract/endpoint';
import { isExternal } from '../../schema/contract/external-address';
import { errorPaths } from '../data/navigation/fixed-routes';
import { recordPaths } from '../data/navigation/page-match';
import { usePlaceTitle } from '../data/navigation/place-title';
import { allPlaces, type Place, pathOfComponent } from '../data/navigation/places';
import { usePlaces } from '../data/navigation/places-context';
import { useAddressOf } from '../data/navigation/tags-context';
import type { Page } from '../data/page';
import { EntityPage } from '../entity/entity-page';
import { loadPage } from '../entity/load-page';
import type { View } from '../entity/view-pages';
import { Layout } from '../frame/layout/layout';
import { OpenPages } from '../frame/tags/open-pages';
import { TagsProvider } from '../frame/tags/tags-provider';
import { DeadEnd } from '../kit/dead-end';
import { PageFrame } from '../kit/page-frame';
import { PageNote } from '../kit/page-note';
import { lastPage, usePageTitle } from '../kit/page-title';
import { UnauthorisedPage } from '../kit/unauthorised-page';
import { pages } from './pages';

const FramePage = lazy(() => import('./frame-page'));

const notFoundPage = pages.get('error/404') as Page;

const views: readonly (readonly [View, string])[] = [
  ['list', ''],
  ['create', `/${recordPaths.create}`],
  ['edit', `/${recordPaths.edit}`],
  ['show', `/${recordPaths.show}`],
];

/** All routes: one or more for each place. */
export function Router({ places }: { places: readonly Place[] }) {
  const routes = useMemo(
    () => (
      <>
        <Route path="/redirect/*" element={<Redirect />} />
        <Route path="/login" element={<Navigate to="/" replace />} />
        <Route index element={<Navigate to={home.path} replace />} />
        {allPlaces(places).flatMap(routesOf)}
        <Route path="*" element={<NowhereElse />} />
      </>
    ),
    [places],
  );
  return (
    <TagsProvider>
      <Layout>
        <OpenPages routes={routes} />
      </Layout>
    </TagsProvider>
  );
}

function routeOf(path: string, page: Page) {
  return <Route key={path} path={path} element={<HandWrittenPage key={path} page={page} />} />;
}

function routesOf(place: Place) {
  const { path, target } = place;
  switch (target.kind) {
    case 'entity':
      return views.map(([view, below]) => (
        <Route
          key={path + below}
          path={path + below}
          element={
            <EntityPage
              key={path + below}
              place={place}
              claim={target.claim}
              view={view}
              ownList={target.ownList}
            />
          }
        />
      ));
    case 'page':
      return [routeOf(path, target.page)];
    case 'frame':
      return [
        <Route
          key={path}
          path={path}
          element={
            <PageFrame key={path}>
              <FramePage place={place} url={target.url} />
            </PageFrame>
          }
        />,
      ];
    case 'group':
      return [<Route key={path} path={path} element={<GroupPage place={place} />} />];
    case 'unknown':
      return [routeOf(path, notFoundPage)];
    case 'link':
      // A path that is an external address has no route.
      return isExternal(path)
        ? []
        : [
            <Route
              key={path}
              path={path}
              element={<LinkPage key={path} place={place} href={target.href} />}
            />,
          ];
  }
}

/** `/redirect/books?q=a` -> `/books?q=a`. */
function Redirect() {
  const { '*': path = '' } = useParams();
  const { search } = useLocation();
  // Leading slashes would make the browser read the path as another host.
  return <Navigate to={`/${path.replace(/^[/\\\s]+/, '')}${search}`} replace />;
}

/** A directory has no page: redirects to its `redirect`, or to the first page below it, at that page's last address. */
function GroupPage({ place }: { place: Place }) {
  const addressOf = useAddressOf();
  return <Navigate to={addressOf(place.redirect ?? firstPage(place) ?? errorPaths.notFound)} replace />;
}

function firstPage(place: Place): string | undefined {
  for (const child of place.children) {
    if (child.hidden || child.target.kind === 'link') continue;
    const found = child.target.kind === 'group' ? firstPage(child) : child.path;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The page at the path of a menu that is an external link; users reach it from a bookmark, for instance. */
function LinkPage({ place, href }: { place: Place; href: string }) {
  const { t } = useTranslation();
  const title = usePlaceTitle()(place);
  usePageTitle(title);
  return (
    <PageNote icon="link" title={title} text={t('console.link.text', { address: href })}>
      <a className="button" href={href} target="_blank" rel="noreferrer">
        {t('console.link.open')}
      </a>
    </PageNote>
  );
}

/** An unknown address: redirects if it is the name of a component, else shows the not-found page. */
function NowhereElse() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const places = usePlaces();
  const component = pathname.slice(1);
  // Before a list gets its own menu, its address is that of its component: `/entity/supplier`.
  const named = pathOfComponent(places, component) ?? pathOfComponent(places, `${component}/list`);
  const hasVanished = lastPage()?.split('?')[0] === pathname;
  if (named !== undefined) return <Navigate to={`${named}${search}`} replace />;
  return (
    <DeadEnd
      icon="search"
      title={t('console.notFound.title')}
      text={t(hasVanished ? 'live.vanished' : 'console.notFound.text')}
    />
  );
}

/** A hand-written page, loaded on first render, with a check of its permissions. */
function HandWrittenPage({ page }: { page: Page }) {
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
