import { expect, test } from 'vitest';
import { isExternal } from '../../src/engine/schema/contract/external-address';

test('V11: an address leads outside by how it starts, in whatever letters', () => {
  for (const address of ['http://a', 'HTTPS://a', 'mailto:a@b', 'Tel:1'])
    expect(isExternal(address)).toBe(true);
  for (const address of ['/a', 'a', 'javascript:1', 'ftp://a', 'httpx'])
    expect(isExternal(address)).toBe(false);
});
