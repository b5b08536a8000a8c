import { sql } from 'kysely';
import { loadModel } from '../../../src/engine/server/registry';
import { type Fixture, openFixture } from '../app/fixture';
import type { engines } from '../database/engines';
import { openTables } from '../database/engines';
import { type Answer, callsOf, type Headers } from '../session/calls';

/** Ids of devices: one in a store of partner P1, one in no store. */
export const placed = 1;
export const unplaced = 2;

/** A server with two devices that have no secrets yet. */
export async function openGateway(engine: (typeof engines)[number]) {
  const fixture: Fixture = await openFixture({}, await openTables(engine, 'gateway', loadModel()));
  const calls = callsOf(() => fixture);
  const rows = async <R extends object>(text: string): Promise<R[]> =>
    (await sql.raw<R>(text).execute(fixture.database.kysely)).rows;
  return {
    ...calls,
    rows,
    fixture,
    close: () => fixture.close(),
    async reset(how: 'reset' | 'restart' = 'reset') {
      await fixture[how]();
      await rows(
        `insert into device (dev_code, dev_type, store) values ('X5-1', 'X5', 1), ('X5-2', 'X5', null)`,
      );
    },
    /** Issues a secret for the device, as root does, and returns the headers of its calls. */
    async issue(id: number): Promise<Headers> {
      const { body } = await calls.call(await fixture.signIn('root'), `/devices/${id}/secret`, 'POST');
      return { authorization: `Device X5-${id}:${body.data.secret}`, 'accept-language': 'en' };
    },
  };
}

export const codeOf = ({ status, body }: Answer) => [status, body.code];

export const powerOn = (power_on_time: string, other: object = {}) => ({
  power_on_time,
  soft_v: '2.4',
  address: 'Main St',
  ...other,
});

export const report = (report_number: string, other: object = {}) => ({
  report_number,
  type: 'static',
  detection_time: '2026-01-15T07:00:00Z',
  ...other,
});
