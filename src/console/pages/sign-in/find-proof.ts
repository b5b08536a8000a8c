import { leadingZeroBits, workText } from '../../../entity/contract/proof-of-work';
import { sha256 } from './sha256';

/** So many numbers between two looks at the clock. */
const batch = 500;

/** In ms; the page answers to its user in between. */
const longestStretch = 30;

/** Finds the answer to a challenge that is not a picture, in slices that leave the page responsive. */
export async function findProof(challenge: string, bits: number, username: string): Promise<string> {
  for (let next = 0; ; ) {
    const pauseAt = performance.now() + longestStretch;
    while (performance.now() < pauseAt) {
      for (const last = next + batch; next < last; next++) {
        if (leadingZeroBits(sha256(workText(challenge, username, String(next)))) >= bits) return String(next);
      }
    }
    await new Promise((resolve) => setTimeout(resolve));
  }
}
