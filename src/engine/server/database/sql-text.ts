/** Quotes an identifier. Names come from an Entity or the catalogue only. */
export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export function quoteAll(names: readonly string[]): string {
  return names.map(quote).join(', ');
}

/** A text literal; backslashes are literal. */
export function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
