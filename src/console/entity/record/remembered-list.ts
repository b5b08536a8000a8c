import { readTab, writeTab } from '../../data/tab-memory';

const key = (path: string) => `list:${path}`;

/** Keeps the query a list was last seen with, so that a form can lead back to the same page of it. */
export function rememberList(path: string, search: string): void {
  writeTab(key(path), search);
}

/** `?_start=20&status=online`, or nothing. */
export function rememberedList(path: string): string {
  const search = readTab(key(path));
  return typeof search === 'string' ? search : '';
}
