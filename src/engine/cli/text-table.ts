/** Formats rows as text in columns, without trailing spaces. */
export function textTable(rows: readonly Readonly<Record<string, unknown>>[]): string {
  const [first] = rows;
  if (!first) return '';
  const names = Object.keys(first);
  const lines = [names, ...rows.map((row) => names.map((name) => textOf(row[name])))];
  const widths = names.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  const printed = (line: readonly string[]) =>
    line
      .map((text, at) => text.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd();
  const [head = [], ...body] = lines;
  return [printed(head), widths.map((width) => '-'.repeat(width)).join('  '), ...body.map(printed)].join(
    '\n',
  );
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = value instanceof Date ? value.toISOString() : value;
  return (typeof text === 'object' ? JSON.stringify(text) : String(text)).replaceAll('\n', '\\n');
}
