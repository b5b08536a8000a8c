/** `../../../locales/en/form.json` becomes the key `form`. */
export function tablesOf(files: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(files).map(([file, table]) => [file.replace(/^.*\/|\.json$/g, ''), table]),
  );
}
