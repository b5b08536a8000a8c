import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** Answers whether a query of this page's address shows something else than the desk that is shown now. */
export function useLeavesDesk(): (search: string) => boolean {
  const [params] = useSearchParams();
  const here = deskIn(params);
  return useCallback((search: string) => deskIn(new URLSearchParams(search)) !== here, [here]);
}

/** The published menus, or which draft; the parts of a draft are looked at beside its tree. */
function deskIn(params: URLSearchParams): string {
  return `${params.get('view') ?? 'published'} ${params.get('draft') ?? ''}`;
}
