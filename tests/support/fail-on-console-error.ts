import { format } from 'node:util';
import { afterEach } from 'vitest';

/** A test that expects console.error spies on it: `vi.spyOn(console, 'error').mockImplementation(() => {})`. */
const printed: string[] = [];
const original = console.error;
console.error = (...args: unknown[]) => {
  printed.push(format(...args));
  original(...args);
};

afterEach(() => {
  const messages = printed.splice(0);
  if (messages.length > 0) throw new Error(`The test printed to console.error:\n${messages.join('\n')}`);
});
