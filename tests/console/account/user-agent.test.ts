import { expect, it } from 'vitest';
import { deviceOf, isHandheld } from '../../../src/engine/console/overrides/manager/user-agent';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/141.0.0.0 Safari/537.36`, 'Chrome 141 · Linux'],
  [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/141.0 Safari/537.36 Edg/141.0`, 'Edge 141 · Windows'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:143.0) Gecko/20100101 Firefox/143.0',
    'Firefox 143 · macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile/15E Safari/604',
    'Safari 18 · iOS',
  ],
  [`Mozilla/5.0 (Linux; Android 15) ${webkit} Chrome/141.0 Mobile Safari/537.36`, 'Chrome 141 · Android'],
  ['curl/8.5', 'curl/8.5'],
])('%s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});

it('says nothing where nothing was said', () => {
  expect(deviceOf(null)).toBeUndefined();
  expect(isHandheld(null)).toBe(false);
  expect(isHandheld('Mozilla/5.0 (Linux; Android 15) Mobile')).toBe(true);
});
