import { format } from 'node:util';
import { afterEach } from 'vitest';

/** A test that expects console.error spies on it: `vi.spyOn(console, 'error').mockImplementation(() => {})`. */
const printed: string[] = [];
const original = console.error;

/**
 * React prints this when a test simulates an event and a part of the page loads lazily; the next query of the
 * test waits for the part.
 */
const suspendedInEvent = /A component suspended inside an `act` scope, but the `act` call was not awaited/;

/** React prints this about a part of a page that was still loading when an earlier test or file ended. */
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
