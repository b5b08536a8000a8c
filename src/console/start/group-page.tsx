import { Navigate } from 'react-router';
import { errorPaths } from '../data/navigation/fixed-routes';
import type { Place } from '../data/navigation/places';
import { useAddressOf } from '../data/navigation/tags-context';

/** A directory has no page of its own: its redirect, or the first page below it, as that was left. */
export function GroupPage({ place }: { place: Place }) {
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
