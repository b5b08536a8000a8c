import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { leadingZeroBits, workText } from '../../../schema/contract/proof-of-work';

/** Number of tries between two checks of the clock. */
const batch = 500;

/** In ms; the page handles events in between. */
const longestStretch = 30;

/**
 * Solves a proof-of-work challenge in time slices that keep the page responsive. Does not use the browser's SHA-256,
 * which exists in secure contexts only, and whose call takes longer than the hash. Between slices `onProgress`
 * receives the probability that this many tries find an answer.
 */
export async function findProof(
  challenge: string,
  bits: number,
  username: string,
  onProgress: (share: number) => void,
): Promise<string> {
  const digestOf = (proof: number) => sha256(utf8ToBytes(workText(challenge, username, String(proof))));
  for (let next = 0; ; ) {
    const pauseAt = performance.now() + longestStretch;
    while (performance.now() < pauseAt) {
      for (const last = next + batch; next < last; next++) {
        if (leadingZeroBits(digestOf(next)) >= bits) return String(next);
      }
    }
    onProgress(1 - Math.exp(-next / 2 ** bits));
    await new Promise((resolve) => setTimeout(resolve));
  }
}
