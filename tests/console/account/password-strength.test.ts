import { describe, expect, it } from 'vitest';
import { strengthOf } from '../../../src/engine/console/overrides/manager/password-strength';

describe('how hard a password is to guess', () => {
  it.each([
    ['123456', 1],
    ['aaaaaaaaaaaaaaaaaaaa', 1],
    ['abcdefghijklmnop', 1],
    ['password123', 1],
    ['footwork-demo', 2],
    ['kXq7pT', 2],
    ['kXq7pTw9h', 3],
    ['correct horse battery', 4],
    ['步安足部健康科技有限', 4],
  ])('%s', (password, strength) => {
    expect(strengthOf(password, [])).toBe(strength);
  });

  it('is easier for who knows the account', () => {
    expect(strengthOf('olivia.operator', [])).toBe(4);
    expect(strengthOf('olivia.operator', ['Olivia Operator'])).toBe(1);
  });

  it('comes to an end where a known word is made of itself', () => {
    expect(strengthOf('adminadminadmin', ['aaaa'])).toBe(1);
    expect(strengthOf('aaaaaaaaaaaa', ['aaaa'])).toBe(1);
  });
});
