import { afterEach, expect, test, vi } from 'vitest';
import { VerifyCodes } from '../../../src/server/session/verify-codes';
import * as picture from '../../../src/server/session/verify-picture';

const minutes = 60_000;

afterEach(() => vi.restoreAllMocks());

function issued(now = 0) {
  vi.spyOn(picture, 'randomCode').mockReturnValue('AHKX');
  const codes = new VerifyCodes();
  return { codes, key: codes.issue(now).captchaKey };
}

test('a code is taken in either case, once', () => {
  const { codes, key } = issued();
  expect(codes.use(key, ' ahkx ', 1)).toBe(true);
  expect(codes.use(key, 'AHKX', 1)).toBe(false);
});

test('a wrong guess uses the key up', () => {
  const { codes, key } = issued();
  expect(codes.use(key, 'AHK7', 1)).toBe(false);
  expect(codes.use(key, 'AHKX', 1)).toBe(false);
});

test('a code is of no use after 5 minutes, nor under a key that was never issued', () => {
  const { codes, key } = issued();
  expect(codes.use(key, 'AHKX', 5 * minutes)).toBe(false);
  expect(codes.use('unheard of', 'AHKX', 1)).toBe(false);
});

test('the oldest codes make room for new ones', () => {
  const { codes, key } = issued();
  for (let at = 0; at < 10_000; at++) codes.issue(1);
  expect(codes.use(key, 'AHKX', 2)).toBe(false);
});

test('the picture is an SVG without text in it', () => {
  const image = new VerifyCodes().issue(0).captchaImage;
  expect(image).toMatch(/^data:image\/svg\+xml;base64,/);
  const svg = Buffer.from(image.slice(image.indexOf(',') + 1), 'base64').toString();
  expect(svg).toMatch(/^<svg [^>]+>.*<\/svg>$/);
  expect(svg).not.toContain('<text');
  expect(svg).not.toContain('NaN');
});
