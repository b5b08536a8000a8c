import { usePageTitle } from './page-title';
import { usePlaceTitle } from './place-title';
import type { Place } from './places';

/** Another site inside the console. */
export function FramePage({ place, url }: { place: Place; url: string }) {
  const title = usePlaceTitle()(place);
  usePageTitle(title);
  return <iframe className="page-frame" src={url} title={title} />;
}
