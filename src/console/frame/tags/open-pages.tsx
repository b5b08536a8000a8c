import { Activity, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTags } from '../../data/navigation/tags-context';
import { LivePage } from './live-page';
import { TaglessPage } from './tagless-page';

/**
 * The page of the address, and behind it, out of sight and with their effects at rest, those that were open
 * before.
 */
export function OpenPages({ routes }: { routes: ReactNode }) {
  const { kept, current, actions, isKeeping } = useTags();
  const { pathname } = useLocation();
  return (
    <>
      {kept.map((tag) => (
        <Activity key={`${tag.path} ${tag.round}`} mode={tag === current ? 'visible' : 'hidden'}>
          <LivePage tag={tag} isKept={isKeeping && tag.spot.place.keepAlive} actions={actions}>
            {routes}
          </LivePage>
        </Activity>
      ))}
      {!current && <TaglessPage key={pathname}>{routes}</TaglessPage>}
    </>
  );
}
