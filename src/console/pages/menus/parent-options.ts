import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { MenuOption } from '../../../entity/contract/menu-option';
import { menuOptions } from '../../../entity/menu/menu-options';
import { quietApi } from '../../data/api';
import { useDesk } from './desk';

const none: readonly MenuOption[] = [];

/** Where an entry may stand: of published menus the server says so, of a draft the draft. */
export function useParentOptions(id: number): readonly MenuOption[] {
  const { isDraft, entries } = useDesk();
  const published = useQuery({
    queryKey: ['menus', 'options', id],
    queryFn: async ({ signal }) =>
      (await quietApi.get<MenuOption[]>(`/menus/options/${id}`, { signal })).data,
    enabled: !isDraft,
  });
  return useMemo(
    () => (isDraft ? menuOptions(entries, id) : (published.data ?? none)),
    [isDraft, entries, id, published.data],
  );
}
