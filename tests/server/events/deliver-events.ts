import { expect } from 'vitest';
import { type Fixture, idOf } from '../app/fixture';
import { listen } from './listen';

/**
 * Waits until the server has delivered the events of all changes so far, so that a stream that opens afterwards
 * receives none of them. The server must have a port.
 */
export async function deliverEvents(fixture: Fixture): Promise<void> {
  const witness = await listen(fixture.app, await fixture.signIn('clerk'));
  fixture.context.sessions.invalidate([idOf('clerk')]);
  expect(await witness.after(1)).toHaveLength(1);
  witness.leave();
}
