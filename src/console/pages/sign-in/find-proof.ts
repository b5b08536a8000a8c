import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { leadingZeroBits, workText } from '../../../entity/contract/proof-of-work';

/** So many numbers between two looks at the clock. */
const batch = 500;

/** In ms; the page answers to its user in between. */
const longestStretch = 30;

/**
 * Finds the answer to a challenge that is not a picture, in slices that leave the page responsive. The browser's own
 * SHA-256 exists in secure contexts only, and takes longer to be called than to hash. `onProgress` receives, between
 * two slices, the probability that so many tries find an answer.
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
