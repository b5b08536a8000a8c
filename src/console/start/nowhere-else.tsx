import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { errorPaths } from '../data/navigation/fixed-routes';
import { DeadEnd } from '../kit/dead-end';
import { notify } from '../kit/notice/notify';
import { lastPage } from '../kit/page-title';

/** An address that matches nothing: back to the page one came from, or to 404; a page that was one says that it is gone. */
export function NowhereElse() {
  const { t } = useTranslation();
  const back = lastPage();
  const { pathname } = useLocation();
  const hasVanished = back?.split('?')[0] === pathname;
  useEffect(() => {
    if (back !== undefined && !hasVanished) notify.info(t('console.error.noSuchPage'));
  }, [back, hasVanished, t]);
  if (hasVanished) {
    return <DeadEnd icon="search" title={t('console.notFound.title')} text={t('live.vanished')} />;
  }
  return <Navigate to={back ?? errorPaths.notFound} replace />;
}
