import { useMemo } from 'react';
import { getMenuOptions } from '../../../entity/contract/endpoints/menu';
import type { MenuOption } from '../../../entity/contract/menu-option';
import { menuOptions } from '../../../entity/menu/menu-options';
import { useEndpoint } from '../../data/endpoint/use-endpoint';
import { useDesk } from './desk';

const none: readonly MenuOption[] = [];

/** Where an entry may stand: of published menus the server says so, of a draft the draft. */
export function useParentOptions(id: number): readonly MenuOption[] {
  const { isDraft, entries } = useDesk();
  const published = useEndpoint(getMenuOptions, { params: { id } }, { enabled: !isDraft });
  return useMemo(
    () => (isDraft ? menuOptions(entries, id) : (published.data ?? none)),
    [isDraft, entries, id, published.data],
  );
}
