import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { notify } from '../providers/notify';
import { words } from '../words/words';
import { lastPage } from './page-title';

/** An address that matches nothing: back to the page one came from, or to 404. */
export function NowhereElse() {
  const back = lastPage();
  useEffect(() => {
    if (back !== undefined) notify.info(words.t('console.error.noSuchPage'));
  }, [back]);
  return <Navigate to={back ?? '/404'} replace />;
}
