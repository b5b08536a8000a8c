import { matchResourceFromRoute, ResourceContext, type RouterProvider } from '@refinedev/core';
import router from '@refinedev/react-router';
import { useContext, useMemo } from 'react';
import { matchPath, useLocation, useParams } from 'react-router';

type Resources = Parameters<typeof matchResourceFromRoute>[1];
type Match = ReturnType<typeof matchResourceFromRoute>;

let known: { readonly resources: Resources; readonly matches: Map<string, Match> } | undefined;

/**
 * refine's provider, but each path is matched only once: every hook of refine parses the address, and each match
 * compares the path with four routes of every entity.
 */
export const routerProvider: RouterProvider = {
  ...router,
  parse: () => {
    const own = useParams();
    const { pathname, search } = useLocation();
    const { resources } = useContext(ResourceContext);
    const { resource, action, matchedRoute } = matchOf(resources, pathname);
    return useMemo(() => {
      // The frame is outside of the routes, where `useParams` returns nothing.
      const isOutside = Object.keys(own).length === 0 && matchedRoute !== undefined;
      const params = isOutside ? matchPath(matchedRoute, pathname)?.params : own;
      const parsed = {
        ...(resource && { resource }),
        ...(action && { action }),
        ...(params?.id !== undefined && { id: decodeURIComponent(params.id) }),
        pathname,
        params: { ...params, ...Object.fromEntries(new URLSearchParams(search)) },
      };
      return () => parsed;
    }, [pathname, search, own, resource, action, matchedRoute]);
  },
};

function matchOf(resources: Resources, pathname: string): Match {
  if (known?.resources !== resources) known = { resources, matches: new Map() };
  const match = known.matches.get(pathname) ?? matchResourceFromRoute(pathname, resources);
  known.matches.set(pathname, match);
  return match;
}
