/** The key under which a role that came with the console has its name or its summary translated. */
export function roleKey(text: string): string {
  return text.toLowerCase().replace(/[^a-z]+/g, '-');
}
