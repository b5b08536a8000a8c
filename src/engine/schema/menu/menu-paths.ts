import { home } from '../contract/app';
import type { WordParams } from '../contract/app-error';
import { isExternal } from '../contract/external-address';
import { fullPath, type MenuEntry } from './menu-entry';
import { branchOf } from './menu-rules';

/** The fields that determine the path of an entry's page. */
export type Addressed = Pick<MenuEntry, 'id' | 'parent' | 'type' | 'name' | 'path' | 'component'>;

/** Why an entry cannot have its path; the texts are `validation.{rule}`. */
export interface PathFault {
  readonly rule: 'reservedPath' | 'samePath';
  /** The path and, for `samePath`, the name of the other entry. */
  readonly params: WordParams & { readonly path: string };
}

/** Built-in pages by path. A menu may have such a path only with the component of that page. */
const ownPages: Readonly<Record<string, string>> = {
  [home.path]: home.component,
  '/profile': 'profile/index',
  '/profile/password': 'profile/password',
  '/profile/sessions': 'profile/sessions',
};

/** Paths that no menu may have; `/entity` contains the entities without a menu. */
const reserved = /^\/(login(\/.*)?|redirect(\/.*)?|401|404|entity)$/;

/** Entries with a reserved path or the path of another entry. */
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

/** The first path fault that the change causes in the entry or its branch; earlier faults are ignored. */
export function pathFaultBy(
  before: readonly Addressed[],
  after: readonly Addressed[],
  id: number,
): PathFault | undefined {
  const branch = branchOf(after, id);
  return [...newPathFaults(before, after)].find(([at]) => branch.has(at))?.[1];
}

/** Faults that the same entry did not already have with the same path. */
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

/** Normalises a path as the console's router does. */
function routed(path: string): string {
  return path.replace(/(?<!\/)\/+$/, '').toLowerCase();
}

function isReserved(address: string, { type, component }: Addressed): boolean {
  const own = ownPages[address];
  return own === undefined ? reserved.test(address) : type !== 'menu' || component !== own;
}
