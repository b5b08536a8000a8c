import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findProof } from '../../../src/console/pages/sign-in/find-proof';
import { sha256 } from '../../../src/console/pages/sign-in/sha256';
import { leadingZeroBits, workText } from '../../../src/entity/contract/proof-of-work';

const digestOf = (text: string) => new Uint8Array(createHash('sha256').update(text).digest());

it('hashes every text as Node does, at each length around the end of a block', () => {
  for (let length = 0; length < 200; length++) {
    expect(sha256('a'.repeat(length))).toEqual(digestOf('a'.repeat(length)));
  }
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(sha256(text)).toEqual(digestOf(text));
    }),
  );
});

it('finds a proof that the server takes', async () => {
  const proof = await findProof('key', 12, ' José ');
  expect(leadingZeroBits(digestOf(workText('key', 'José', proof)))).toBeGreaterThanOrEqual(12);
});
