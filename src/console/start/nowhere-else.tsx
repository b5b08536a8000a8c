import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { errorPaths } from '../data/navigation/fixed-routes';
import { words } from '../i18n/words';
import { notify } from '../kit/notice/notify';
import { lastPage } from '../kit/page-title';
import { VanishedPage } from './vanished-page';

/** An address that matches nothing: back to the page one came from, or to 404; a page that was one stays. */
export function NowhereElse() {
  const back = lastPage();
  const { pathname } = useLocation();
  const hasVanished = back?.split('?')[0] === pathname;
  useEffect(() => {
    if (back !== undefined && !hasVanished) notify.info(words.t('console.error.noSuchPage'));
  }, [back, hasVanished]);
  if (hasVanished) return <VanishedPage />;
  return <Navigate to={back ?? errorPaths.notFound} replace />;
}
