/** A stored list as strings; an empty array for any other value. */
export function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
