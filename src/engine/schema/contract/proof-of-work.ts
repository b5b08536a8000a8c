/** Proof of work, the alternative to reading a picture: the client finds a number by trial. */

/** The text to hash with SHA-256; it binds the work to one challenge and one account name. */
export function workText(challenge: string, username: string, proof: string): string {
  return `${challenge}:${username.trim()}:${proof}`;
}

export function leadingZeroBits(digest: Uint8Array): number {
  const at = digest.findIndex((byte) => byte !== 0);
  return at < 0 ? digest.length * 8 : at * 8 + Math.clz32(digest[at] ?? 0) - 24;
}
