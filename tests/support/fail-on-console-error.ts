import { format } from 'node:util';
import { afterEach } from 'vitest';

/** A test that expects console.error spies on it: `vi.spyOn(console, 'error').mockImplementation(() => {})`. */
const printed: string[] = [];
const original = console.error;

/** About events that a test simulates where a part of the page is loaded late; the next query of the test awaits the part. */
const suspendedInEvent = /A component suspended inside an `act` scope, but the `act` call was not awaited/;

/** About a part of a page that an earlier test or file has left while it was loading. */
const loadedLate = /A suspended resource finished loading inside a test/;

console.error = (...args: unknown[]) => {
  const message = format(...args);
  if (suspendedInEvent.test(message) || loadedLate.test(message)) return;
  printed.push(message);
  original(...args);
};

afterEach(() => {
  const messages = printed.splice(0);
  if (messages.length > 0) throw new Error(`The test printed to console.error:\n${messages.join('\n')}`);
});
