import type { MenuEntry } from '../../../entity/menu/menu-entry';
import { entriesBelow } from '../../../entity/menu/menu-place';
import { mayStandBelow } from '../../../entity/menu/menu-rules';
import { blankEntry } from './menu-fields';

/** What somebody has said of a new entry. */
export type Typed = Partial<Omit<MenuEntry, 'id' | 'parent' | 'sort' | 'roles'>>;

/** The new entry as the last below `parent`, and held by its roles. It is of another type where that may not stand there. */
export function placedEntry(
  id: number,
  typed: Typed,
  parent: MenuEntry | undefined,
  entries: readonly MenuEntry[],
): MenuEntry {
  const usual = parent?.type === 'menu' ? 'button' : 'menu';
  const { type = usual, component, ...rest } = typed;
  const last = entriesBelow(entries, parent?.id ?? null).at(-1);
  const mayStand = mayStandBelow(type, parent?.type);
  return {
    ...blankEntry(id, mayStand ? type : usual, parent, (last?.sort ?? 0) + 1),
    ...rest,
    ...(mayStand && component !== undefined && { component }),
  };
}
