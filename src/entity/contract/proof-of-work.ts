/** The alternative to a picture that has to be read: a number to be found by trying. */

/** What is hashed with SHA-256; it binds the work to one challenge and one account name. */
export function workText(challenge: string, username: string, proof: string): string {
  return `${challenge}:${username.trim()}:${proof}`;
}

/** How many bits of a digest are zero before the first one that is not. */
export function leadingZeroBits(digest: Uint8Array): number {
  const at = digest.findIndex((byte) => byte !== 0);
  return at < 0 ? digest.length * 8 : at * 8 + Math.clz32(digest[at] ?? 0) - 24;
}
