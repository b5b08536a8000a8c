const tables = import.meta.glob<Readonly<Record<string, string>>>('../../../locales/*/menu.json', {
  eager: true,
  import: 'default',
});

/** What a menu is called in every language: who works in one may know the other's word. */
export function menuWords(title: string): string {
  return Object.values(tables)
    .map((table) => table[title] ?? '')
    .join(' ');
}
