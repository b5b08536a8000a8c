import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

let last: string | undefined;

/** Address of the page shown last. */
export function lastPage(): string | undefined {
  return last;
}

/** Names the page in the browser's tab, and remembers it as the last one shown. */
export function usePageTitle(title: string): void {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const brand = t('console.brand');
  useEffect(() => {
    document.title = title === '' ? brand : `${title} · ${brand}`;
  }, [title, brand]);
  useEffect(() => {
    last = pathname + search;
  }, [pathname, search]);
}
