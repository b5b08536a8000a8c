import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { findProof } from '../../../src/console/pages/sign-in/find-proof';
import { leadingZeroBits, workText } from '../../../src/entity/contract/proof-of-work';

it.each(['José', ' José ', '名字'.repeat(40)])(
  'finds a proof for %j that the server takes',
  async (username) => {
    const proof = await findProof('key', 12, username);
    const digest = createHash('sha256')
      .update(workText('key', username.trim(), proof))
      .digest();
    expect(leadingZeroBits(digest)).toBeGreaterThanOrEqual(12);
  },
);
