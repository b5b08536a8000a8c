import { setTimeout as sleep } from 'node:timers/promises';
import { hash, verify } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { hashPassword, Passwords, verifyPassword } from '../../../src/engine/server/entity/write/password';

/**
 * A wrapper of the library that counts its concurrent calls. The test passes it as an argument, because test
 * files of one process share the module of the library.
 */
function counted() {
  const seen = { running: 0, most: 0 };
  const count = async <T>(work: () => Promise<T>): Promise<T> => {
    seen.running += 1;
    seen.most = Math.max(seen.most, seen.running);
    await sleep(5);
    return work().finally(() => {
      seen.running -= 1;
    });
  };
  const library = {
    hash: (...given: Parameters<typeof hash>) => count(() => hash(...given)),
    verify: (...given: Parameters<typeof verify>) => count(() => verify(...given)),
  };
  return { seen, passwords: new Passwords(library) };
}

test('17.14: at most two passwords are hashed or verified at a time, and all of them in the end', async () => {
  const { seen, passwords } = counted();
  const stored = await passwords.hash('correct horse');
  const verdicts = await Promise.all([
    ...Array.from({ length: 5 }, () => passwords.verify(stored, 'correct horse')),
    ...Array.from({ length: 3 }, () => passwords.verify(stored, 'wrong')),
    passwords.verify('no hash', 'correct horse'),
    passwords.hash('another').then((made) => made.startsWith('$argon2id$')),
  ]);
  expect(verdicts).toEqual([true, true, true, true, true, false, false, false, false, true]);
  expect(seen).toEqual({ running: 0, most: 2 });
});

test('17.14: the process hashes and verifies in the same way', async () => {
  const stored = await hashPassword('correct horse');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const verdicts = await Promise.all(
    ['correct horse', 'wrong'].map((password) => verifyPassword(stored, password)),
  );
  expect(verdicts).toEqual([true, false]);
});
