import { useCallback, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import type { Entity } from '../../../schema/model/entity';
import {
  type ListState,
  printListAddress,
  readListAddress,
  unreadParams,
} from '../../data/list/list-address';
import { notify } from '../../kit/notice/notify';
import { rememberList } from '../record/record-paths';

/**
 * Changes parts of the state; any change other than of the page resets to page 1. `isCorrection` replaces the history
 * entry.
 */
export type ChangeList = (change: Partial<ListState>, isCorrection?: boolean) => void;

/**
 * The list's state, stored in the address alone, so that Back, Forward, reload, copied links and menu links all work.
 * refine's `useTable` keeps a second copy that follows none of these.
 */
export function useListState(entity: Entity): readonly [ListState, ChangeList] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { t } = useTranslation();
  const state = useMemo(() => readListAddress(entity, search), [entity, search]);

  useEffect(() => rememberList(pathname, search), [pathname, search]);

  const unread = useMemo(() => unreadParams(entity, search).join(', '), [entity, search]);
  useEffect(() => {
    if (unread !== '') notify.error(t('list.unread', { names: unread }));
  }, [unread, t]);

  const change = useCallback<ChangeList>(
    (part, isCorrection = false) => {
      const next = printListAddress({ ...state, page: 1, ...part });
      if (next === search) return;
      // Replaces the history entry while the user types, so that a search is one entry and not one for each letter.
      const isTyping = part.search !== undefined && state.search !== undefined;
      navigate({ pathname, search: next }, { replace: isTyping || isCorrection });
    },
    [state, pathname, search, navigate],
  );
  return [state, change];
}
