import { createHash } from 'node:crypto';
import { leadingZeroBits, workText } from '../../src/engine/schema/contract/proof-of-work';
import { workBits } from '../../src/engine/server/accounts/challenges';

/** Solves a challenge in Node. */
export function findProof(challenge: string, username: string): string {
  for (let proof = 0; ; proof++) {
    const digest = createHash('sha256')
      .update(workText(challenge, username, String(proof)))
      .digest();
    if (leadingZeroBits(digest) >= workBits) return String(proof);
  }
}
