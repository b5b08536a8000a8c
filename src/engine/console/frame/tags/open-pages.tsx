import { Activity, memo, type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { type Location, NavigationType, Routes, useLocation } from 'react-router';
import { type PageTag, PageTagContext } from '../../data/navigation/page-tag';
import { OwnLocation } from '../../data/navigation/router-internals';
import { type TagActions, useTags } from '../../data/navigation/tags-context';
import type { Tag } from '../../data/navigation/tags-state';

/** The current page, and hidden behind it in `Activity` the open pages that are kept mounted. */
export function OpenPages({ routes }: { routes: ReactNode }) {
  const { kept, current, actions, isKeeping } = useTags();
  const { pathname } = useLocation();
  return (
    <>
      {kept.map((tag) => (
        <Activity key={`${tag.path} ${tag.round}`} mode={tag === current ? 'visible' : 'hidden'}>
          <LivePage tag={tag} isKept={isKeeping && tag.match.place.keepAlive} actions={actions}>
            {routes}
          </LivePage>
        </Activity>
      ))}
      {!current && <TaglessPage key={pathname}>{routes}</TaglessPage>}
    </>
  );
}

interface LivePageProps {
  readonly tag: Tag;
  readonly isKept: boolean;
  readonly actions: TagActions;
  /** The routes of the console. */
  readonly children: ReactNode;
}

/** One page with its own location, which stays the same while the page is hidden. */
const LivePage = memo(function LivePage({ tag, isKept, actions, children }: LivePageProps) {
  const { path, location, by, name } = tag;
  useOwnScroll(location, by);
  const own = useMemo<Pick<PageTag, 'setName' | 'hold' | 'leave'>>(
    () => ({
      setName: (name) => actions.setName(path, name),
      hold: (owner, ask) => actions.hold(path, owner, ask),
      leave: (to) => void actions.leave(path, to),
    }),
    [path, actions],
  );
  const pageTag = useMemo(() => ({ ...own, isKept, name }), [own, isKept, name]);
  const address = useMemo(() => ({ location, navigationType: by }), [location, by]);
  return (
    <PageTagContext value={pageTag}>
      <OwnLocation value={address}>
        <Routes>{children}</Routes>
      </OwnLocation>
    </PageTagContext>
  );
});

/** A page without a tag: an error page, or a redirect. */
function TaglessPage({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    // Braces, because newer browsers return a promise, which is no valid cleanup.
    window.scrollTo(0, 0);
  }, []);
  return <Routes>{children}</Routes>;
}

/**
 * Scroll position of one page: the top at first and after a new navigation to it, else the position at which the user
 * left it.
 */
function useOwnScroll({ key, search }: Location, by: NavigationType): void {
  const top = useRef(0);
  const isInSight = useRef(false);
  const shown = useRef(search);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the navigation is the event, not an input
  useLayoutEffect(() => {
    const isOther = shown.current !== search;
    shown.current = search;
    if (by !== NavigationType.Push || !(isInSight.current || isOther)) return;
    top.current = 0;
    if (isInSight.current) window.scrollTo(0, 0);
  }, [key]);

  useLayoutEffect(() => {
    isInSight.current = true;
    window.scrollTo(0, top.current);
    const remember = () => {
      top.current = window.scrollY;
    };
    addEventListener('scroll', remember, { passive: true });
    return () => {
      isInSight.current = false;
      removeEventListener('scroll', remember);
    };
  }, []);
}
