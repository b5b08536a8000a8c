import { useMemo } from 'react';
import { Navigate, Route } from 'react-router';
import { isExternal } from '../../entity/external-address';
import { Layout } from '../layout/layout';
import { type PageLoader, pageLoaders } from '../pages/page-loaders';
import { OpenPages } from '../tags/open-pages';
import { TagsProvider } from '../tags/tags-provider';
import { EntityPage } from './entity-page';
import { dashboardPath } from './fixed-routes';
import { FramePage } from './frame-page';
import { GroupPage } from './group-page';
import { HandWrittenPage } from './hand-written-page';
import { NowhereElse } from './nowhere-else';
import { allPlaces, type Place } from './places';
import { Redirect } from './redirect';
import { recordPaths } from './spot';
import type { View } from './view-pages';

const loadLinkPage: PageLoader = () => import('../pages/link-page');

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

function page(path: string, load: PageLoader) {
  return <Route key={path} path={path} element={<HandWrittenPage key={path} load={load} />} />;
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
      return [page(path, target.load)];
    case 'frame':
      return [
        <Route key={path} path={path} element={<FramePage key={path} place={place} url={target.url} />} />,
      ];
    case 'group':
      return [<Route key={path} path={path} element={<GroupPage place={place} />} />];
    case 'unknown':
      return [page(path, pageLoaders['error/404'] as PageLoader)];
    case 'link':
      // A path that is the address itself is nowhere in the console.
      return isExternal(path) ? [] : [page(path, loadLinkPage)];
  }
}
