/** What somebody says of what they publish; at most 200 characters. */
export function noteIn(note: string | null | undefined): string | null {
  if (!note?.trim()) return null;
  return note.trim().slice(0, 200);
}
