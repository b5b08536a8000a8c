import { Navigate, Route, Routes } from 'react-router';
import { Layout } from '../layout/layout';
import { type PageLoader, pageLoaders } from '../pages/page-loaders';
import { EntityPage, type View } from './entity-page';
import { FramePage } from './frame-page';
import { GroupPage } from './group-page';
import { HandWrittenPage } from './hand-written-page';
import { NowhereElse } from './nowhere-else';
import { allPlaces, type Place } from './places';
import { Redirect } from './redirect';
import { recordPaths } from './resources';

const views: readonly (readonly [View, string])[] = [
  ['list', ''],
  ['create', `/${recordPaths.create}`],
  ['edit', `/${recordPaths.edit}`],
  ['show', `/${recordPaths.show}`],
];

/** The fixed routes, and one or more for every place. */
export function Router({ places }: { places: readonly Place[] }) {
  return (
    <Routes>
      <Route path="/redirect/*" element={<Redirect />} />
      <Route path="/login" element={<Navigate to="/" replace />} />
      <Route element={<Layout />}>
        <Route index element={<Navigate to="/dashboard" replace />} />
        {fixed('/dashboard', 'dashboard/index')}
        {fixed('/401', 'error/401')}
        {fixed('/404', 'error/404')}
        {allPlaces(places).flatMap(routesOf)}
        <Route path="*" element={<NowhereElse />} />
      </Route>
    </Routes>
  );
}

function fixed(path: string, component: string) {
  const load = pageLoaders[component] as PageLoader;
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
      return [<Route key={path} path={path} element={<HandWrittenPage key={path} load={target.load} />} />];
    case 'frame':
      return [
        <Route key={path} path={path} element={<FramePage key={path} place={place} url={target.url} />} />,
      ];
    case 'group':
      return [<Route key={path} path={path} element={<GroupPage place={place} />} />];
    case 'unknown':
      return [fixed(path, 'error/404')];
    case 'link':
      return [];
  }
}
