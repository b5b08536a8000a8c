import { expect, test } from 'vitest';
import { AppError, errorCatalogue } from '../../src/engine/schema/contract/app-error';

test('every error has a code of its own that starts with its status, but for the session code 402', () => {
  const codes = Object.values(errorCatalogue).map((item) => item.code);
  expect(new Set(codes).size).toBe(codes.length);
  for (const [name, { code, status }] of Object.entries(errorCatalogue)) {
    if (name === 'sessionExpired') expect({ code, status }).toEqual({ code: 402, status: 401 });
    else expect(Math.floor(code / 100)).toBe(status);
  }
});

test('an error carries its code, status and parameters', () => {
  expect(new AppError('badValue', { name: 'q' })).toMatchObject({
    code: 40003,
    status: 400,
    params: { name: 'q' },
  });
});
