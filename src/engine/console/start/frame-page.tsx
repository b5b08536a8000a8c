import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlaceTitle } from '../data/navigation/place-title';
import type { Place } from '../data/navigation/places';
import { PageFailure } from '../kit/page-boundary';
import { PageNote } from '../kit/page-note';
import { usePageTitle } from '../kit/page-title';

/**
 * Shows another site in an iframe. Without a network it shows an error page of the console in place of the browser's.
 * Once loaded, the iframe stays mounted, with the user's input in it.
 */
export default function FramePage({ place, url }: { place: Place; url: string }) {
  const { t } = useTranslation();
  const title = usePlaceTitle()(place);
  usePageTitle(title);
  const [shown, setShown] = useState<string>();
  const isShown = shown === url;
  const reached = useQuery({
    queryKey: ['frame', url],
    queryFn: () => reach(url),
    enabled: !isShown,
    retry: false,
    gcTime: 0,
    staleTime: 'static',
  });
  const isBlocked = useBlocked(url);
  if (isBlocked) return <BlockedSite url={url} />;
  if (isShown) return <iframe className="page-frame" src={url} title={title} />;
  if (reached.isSuccess) setShown(url);
  if (reached.isError) {
    return <PageFailure error={new Error(t('console.error.network'))} retry={() => void reached.refetch()} />;
  }
  return null;
}

/** Whether the CSP has blocked the site: its origin is new in the menus, or the site redirects to another one. */
function useBlocked(url: string): boolean {
  const [blocked, setBlocked] = useState<string>();
  useEffect(() => {
    const note = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src') setBlocked(url);
    };
    document.addEventListener('securitypolicyviolation', note);
    return () => document.removeEventListener('securitypolicyviolation', note);
  }, [url]);
  return blocked === url;
}

function BlockedSite({ url }: { url: string }) {
  const { t } = useTranslation();
  return (
    <PageNote icon="warning" title={t('console.frame.blocked')} text={t('console.frame.why')}>
      <button type="button" className="button primary" onClick={() => location.reload()}>
        {t('console.frame.reload')}
      </button>
      <a className="button" href={url} target="_blank" rel="noreferrer">
        {t('console.frame.open')}
      </a>
    </PageNote>
  );
}

/**
 * Rejects if the site cannot be reached. CORS hides the state of other sites, so for these it only checks the
 * network.
 */
async function reach(url: string): Promise<true> {
  if (url.startsWith('/')) await fetch(url, { method: 'HEAD' });
  else if (!navigator.onLine) throw new TypeError('There is no network.');
  return true;
}
