import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { hashPassword, verifyPassword } from '../../../src/server/entity/write/password';

const seen = vi.hoisted(() => ({ running: 0, most: 0 }));

vi.mock('@node-rs/argon2', async (original) => {
  const library = await original<typeof import('@node-rs/argon2')>();
  const counted = async <T>(work: () => Promise<T>): Promise<T> => {
    seen.running += 1;
    seen.most = Math.max(seen.most, seen.running);
    await sleep(5);
    return work().finally(() => {
      seen.running -= 1;
    });
  };
  return {
    ...library,
    hash: (...given: Parameters<typeof library.hash>) => counted(() => library.hash(...given)),
    verify: (...given: Parameters<typeof library.verify>) => counted(() => library.verify(...given)),
  };
});

test('17.14: at most two passwords are hashed or verified at a time, and all of them in the end', async () => {
  const stored = await hashPassword('correct horse');
  const verdicts = await Promise.all([
    ...Array.from({ length: 5 }, () => verifyPassword(stored, 'correct horse')),
    ...Array.from({ length: 3 }, () => verifyPassword(stored, 'wrong')),
    verifyPassword('no hash', 'correct horse'),
  ]);
  expect(verdicts).toEqual([true, true, true, true, true, false, false, false, false]);
  expect(seen).toEqual({ running: 0, most: 2 });
  await expect(hashPassword('another')).resolves.toMatch(/^\$argon2id\$/);
});
