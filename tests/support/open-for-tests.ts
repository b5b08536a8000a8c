import { afterAll, beforeAll } from 'vitest';

/**
 * Opens something before the tests of the enclosing block, and closes it after them. Until it is open, the members
 * of the returned object are undefined.
 */
export function openForTests<T extends { close(): unknown }>(open: () => Promise<T>): T {
  let opened: T | undefined;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(async () => {
    await opened?.close();
  });
  return new Proxy({} as T, {
    get(_, name) {
      const member: unknown = opened && Reflect.get(opened, name);
      return typeof member === 'function' ? member.bind(opened) : member;
    },
  });
}
