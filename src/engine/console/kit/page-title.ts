import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { appName } from '../../schema/contract/app';

let last: string | undefined;

/** Address of the page shown last. */
export function lastPage(): string | undefined {
  return last;
}

/** Names the page in the browser's tab, and remembers it as the last one shown. */
export function usePageTitle(title: string): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    document.title = title === '' ? appName : `${title} · ${appName}`;
  }, [title]);
  useEffect(() => {
    last = pathname + search;
  }, [pathname, search]);
}
