import { useCallback, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import type { Entity } from '../../../entity/model/entity';
import {
  type ListState,
  printListAddress,
  readListAddress,
  unreadParams,
} from '../../data/list/list-address';
import { notify } from '../../kit/notice/notify';
import { rememberList } from '../record/record-paths';

/**
 * Changes a part of what is shown; anything but turning a page leads to the first one. A correction takes
 * the place of the address in the history.
 */
export type ChangeList = (change: Partial<ListState>, isCorrection?: boolean) => void;

/**
 * What the list shows, held by the address alone: Back, Forward, a reload, a copied link and a click on
 * the menu all lead where they say. refine's own `useTable` keeps a second copy, which follows none of these.
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
      // Typing in the search box is one step of history, not one per letter.
      const isTyping = part.search !== undefined && state.search !== undefined;
      navigate({ pathname, search: next }, { replace: isTyping || isCorrection });
    },
    [state, pathname, search, navigate],
  );
  return [state, change];
}
