import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlaceTitle } from '../data/navigation/place-title';
import type { Place } from '../data/navigation/places';
import { PageFailure } from '../kit/page-boundary';
import { PageNote } from '../kit/page-note';
import { usePageTitle } from '../kit/page-title';

/**
 * Another site inside the console; where the network fails it says so, as the browser's own page would be no help.
 * Once shown it stays, with what was typed in it.
 */
export function FramePage({ place, url }: { place: Place; url: string }) {
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

/** Whether the page's policy has refused the site: one that no menu named yet, or where it leads on to another. */
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

/** Throws where nothing answers. Of another site the page may not ask, only whether there is a network at all. */
async function reach(url: string): Promise<true> {
  if (url.startsWith('/')) await fetch(url, { method: 'HEAD' });
  else if (!navigator.onLine) throw new TypeError('There is no network.');
  return true;
}
