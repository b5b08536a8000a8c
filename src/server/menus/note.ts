/** What somebody says of what they publish; at most 200 characters. */
export function noteIn(note: unknown): string | null {
  if (typeof note !== 'string' || note.trim() === '') return null;
  return note.trim().slice(0, 200);
}
