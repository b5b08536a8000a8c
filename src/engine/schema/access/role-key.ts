/** The translation key for the name or the summary of a built-in role. */
export function roleKey(text: string): string {
  return text.toLowerCase().replace(/[^a-z]+/g, '-');
}
