import { beforeEach, expect, it } from 'vitest';
import { addressOf, redirectOf, toSignIn } from '../../../src/engine/console/data/navigation/address';

beforeEach(() => history.replaceState(null, '', '#/'));

it('reads path and query from the hash', () => {
  expect(addressOf('#/stores?q=a')).toBe('/stores?q=a');
  expect(addressOf('')).toBe('/');
  expect(addressOf('#nonsense')).toBe('/');
});

it('remembers where somebody wanted to go', () => {
  toSignIn('/store/list?q=a&b=c');
  expect(location.hash).toBe('#/login?redirect=%2Fstore%2Flist%3Fq%3Da%26b%3Dc');
  expect(redirectOf(addressOf(location.hash))).toBe('/store/list?q=a&b=c');
});

it('asks for no redirect to the start page and leaves a sign-in address alone', () => {
  toSignIn('/');
  expect(location.hash).toBe('#/login');
  history.replaceState(null, '', '#/login?redirect=%2Fa');
  toSignIn(addressOf(location.hash));
  expect(location.hash).toBe('#/login?redirect=%2Fa');
});

it.each([
  '//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/login',
  '/login?redirect=/a',
  '',
])('never leads out of the console or back to itself: %s', (target) =>
  expect(redirectOf(`/login?redirect=${encodeURIComponent(target)}`)).toBe('/'),
);
