import type { WordParams } from '../contract/app-error';
import { isExternal } from '../contract/external-address';
import { fullPath, type MenuEntry } from './menu-entry';
import { branchOf } from './menu-rules';

/** What decides where the page of an entry is. */
export type Addressed = Pick<MenuEntry, 'id' | 'parent' | 'type' | 'name' | 'path' | 'component'>;

/** Why an entry cannot have its address; words under `validation.{rule}`. */
export interface PathFault {
  readonly rule: 'reservedPath' | 'samePath';
  /** The address and, where it is that of another entry, that one's name. */
  readonly params: WordParams & { readonly path: string };
}

/** Pages of the console's own that a menu may place in the navigation, each by its own component only. */
const ownPages: Readonly<Record<string, string>> = {
  '/dashboard': 'dashboard/index',
  '/profile': 'profile/index',
  '/profile/password': 'profile/password',
  '/profile/sessions': 'profile/sessions',
};

/** Addresses that mean something else than a menu; `/entity` gathers what no menu shows. */
const reserved = /^\/(login(\/.*)?|redirect(\/.*)?|401|404|entity)$/;

/** Entries whose address is the console's own or another entry's too: of two at one address of it only one can be opened. */
export function pathFaults(entries: readonly Addressed[]): ReadonlyMap<number, PathFault> {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const addressed = entries.filter(({ type, path }) => type !== 'button' && path !== null && path !== '');
  const paths = new Map(addressed.map((entry) => [entry, fullPath(entry, byId)]));
  const at = new Map<string, Addressed[]>();
  for (const [entry, path] of paths) {
    if (!isExternal(path)) at.set(routed(path), [...(at.get(routed(path)) ?? []), entry]);
  }
  const faults = new Map<number, PathFault>();
  for (const [address, those] of at) {
    for (const entry of those) {
      const path = paths.get(entry) ?? '';
      const other = those.find((one) => one !== entry && !isReserved(address, one));
      if (isReserved(address, entry)) faults.set(entry.id, { rule: 'reservedPath', params: { path } });
      else if (other) faults.set(entry.id, { rule: 'samePath', params: { path, menu: other.name } });
    }
  }
  return faults;
}

/** Address faults of the entry and of those below it that this change causes; faults from before are not returned. */
export function pathFaultBy(
  before: readonly Addressed[],
  after: readonly Addressed[],
  id: number,
): PathFault | undefined {
  const branch = branchOf(after, id);
  return [...newPathFaults(before, after)].find(([at]) => branch.has(at))?.[1];
}

/** The faults that did not exist before with the same entry and address. */
export function newPathFaults(
  before: readonly Addressed[],
  after: readonly Addressed[],
): ReadonlyMap<number, PathFault> {
  const found = pathFaults(after);
  if (found.size === 0) return found;
  const known = pathFaults(before);
  const isKnown = (at: number, { rule, params }: PathFault) =>
    known.get(at)?.rule === rule && known.get(at)?.params.path === params.path;
  return new Map([...found].filter(([at, fault]) => !isKnown(at, fault)));
}

/** As the console's router compares addresses. */
function routed(path: string): string {
  return path.replace(/(?<!\/)\/+$/, '').toLowerCase();
}

function isReserved(address: string, { type, component }: Addressed): boolean {
  const own = ownPages[address];
  return own === undefined ? reserved.test(address) : type !== 'menu' || component !== own;
}
