import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { findProof } from '../../../src/engine/console/pages/sign-in/find-proof';
import { leadingZeroBits, workText } from '../../../src/engine/schema/contract/proof-of-work';

it.each(['José', ' José ', '名字'.repeat(40)])(
  'finds a proof for %j that the server takes',
  async (username) => {
    const proof = await findProof('key', 12, username, () => undefined);
    const digest = createHash('sha256')
      .update(workText('key', username.trim(), proof))
      .digest();
    expect(leadingZeroBits(digest)).toBeGreaterThanOrEqual(12);
  },
);

it('reports how likely so many tries find a proof', async () => {
  const shares: number[] = [];
  // The first proof of this challenge is 260037, so the search takes long enough on any machine.
  expect(await findProof('slow19', 18, 'maria', (share) => shares.push(share))).toBe('260037');
  expect(shares.length).toBeGreaterThan(0);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.every((share) => share > 0 && share < 1 - Math.exp(-1))).toBe(true);
});
