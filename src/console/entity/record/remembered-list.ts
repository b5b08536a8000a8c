const key = (path: string) => `list:${path}`;

/** Keeps the query a list was last seen with, so that a form can lead back to the same page of it. */
export function rememberList(path: string, search: string): void {
  try {
    sessionStorage.setItem(key(path), search);
  } catch {
    // Without storage the way back leads to the first page.
  }
}

/** `?_start=20&status=online`, or nothing. */
export function rememberedList(path: string): string {
  try {
    return sessionStorage.getItem(key(path)) ?? '';
  } catch {
    return '';
  }
}
