import type { MenuEntry } from '../../../entity/menu/menu-entry';
import { entriesBelow } from '../../../entity/menu/menu-place';
import { mayStandBelow } from '../../../entity/menu/menu-rules';
import { blankEntry } from './menu-fields';

type Typed = Partial<Pick<MenuEntry, 'type' | 'component'>>;

/**
 * The new entry as the last below `parent`, and held by its roles; it is of another type where that may not
 * stand there. Fields that nobody has typed into are null.
 */
export function placedEntry(
  id: number,
  typed: Readonly<Record<string, unknown>>,
  parent: MenuEntry | undefined,
  entries: readonly MenuEntry[],
): MenuEntry {
  const usual = parent?.type === 'menu' ? 'button' : 'menu';
  const given = Object.entries(typed).filter(([, value]) => value !== null && value !== undefined);
  const { type = usual, component, ...rest } = Object.fromEntries(given) as Typed;
  const last = entriesBelow(entries, parent?.id ?? null).at(-1);
  const mayStand = mayStandBelow(type, parent?.type);
  return {
    ...blankEntry(id, mayStand ? type : usual, parent, (last?.sort ?? 0) + 1),
    ...rest,
    ...(mayStand && component !== undefined && { component }),
  };
}
