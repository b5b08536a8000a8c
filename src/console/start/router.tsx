import { useMemo } from 'react';
import { Navigate, Route, useLocation, useParams } from 'react-router';
import { isExternal } from '../../entity/contract/external-address';
import { dashboardPath, errorPaths } from '../data/navigation/fixed-routes';
import { allPlaces, type Place } from '../data/navigation/places';
import { recordPaths } from '../data/navigation/spot';
import { useAddressOf } from '../data/navigation/tags-context';
import type { Page } from '../data/page';
import { EntityPage } from '../entity/entity-page';
import type { View } from '../entity/view-pages';
import { Layout } from '../frame/layout/layout';
import { OpenPages } from '../frame/tags/open-pages';
import { TagsProvider } from '../frame/tags/tags-provider';
import { FramePage } from './frame-page';
import { HandWrittenPage } from './hand-written-page';
import { LinkPage } from './link-page';
import { NowhereElse } from './nowhere-else';
import { pages } from './pages';

const notFoundPage = pages.get('error/404') as Page;

const views: readonly (readonly [View, string])[] = [
  ['list', ''],
  ['create', `/${recordPaths.create}`],
  ['edit', `/${recordPaths.edit}`],
  ['show', `/${recordPaths.show}`],
];

/** The layout around the pages: one or more for every place. */
export function Router({ places }: { places: readonly Place[] }) {
  const routes = useMemo(
    () => (
      <>
        <Route path="/redirect/*" element={<Redirect />} />
        <Route path="/login" element={<Navigate to="/" replace />} />
        <Route index element={<Navigate to={dashboardPath} replace />} />
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
        <Route key={path} path={path} element={<FramePage key={path} place={place} url={target.url} />} />,
      ];
    case 'group':
      return [<Route key={path} path={path} element={<GroupPage place={place} />} />];
    case 'unknown':
      return [routeOf(path, notFoundPage)];
    case 'link':
      // A path that is the address itself is nowhere in the console.
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

/** `/redirect/stores?q=a` -> `/stores?q=a`. */
function Redirect() {
  const { '*': path = '' } = useParams();
  const { search } = useLocation();
  // More slashes would name another host.
  return <Navigate to={`/${path.replace(/^[/\\\s]+/, '')}${search}`} replace />;
}

/** A directory has no page of its own: its redirect, or the first page below it, as that was left. */
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
