import { sql } from 'kysely';
import type { Envelope } from '../../../src/engine/schema/contract/envelope';
import { type Fixture, roleId } from '../app/fixture';

export type Headers = Record<string, string>;

export interface Answer {
  status: number;
  body: Envelope<Record<string, unknown>>;
}

/** Helpers for tests of sessions; `open` returns the current fixture. */
export function callsOf(open: () => Fixture) {
  const call = async (
    headers: Headers,
    url: string,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE' = 'GET',
    payload?: object,
  ): Promise<Answer> => {
    const answer = await open().app.inject({ method, url, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.json() };
  };
  return {
    call,
    isOpen: async (headers: Headers) => (await call(headers, '/manger/getUserInfo')).status === 200,
    later(ms: number) {
      const { clock } = open();
      clock.now = new Date(clock.now.getTime() + ms);
    },
    /** Gives a role a button with this permission. */
    async permit(code: string, perm: string) {
      const { database, context } = open();
      await sql`
        with button as (
          insert into menu (name, type, perm, sort, visible, keep_alive, always_show)
          values (${perm}, 'button', ${perm}, 0, true, true, false) returning id
        )
        insert into role__menus (owner, target, position) select ${roleId(code)}, id, 0 from button`.execute(
        database.kysely,
      );
      context.sessions.invalidateAll();
    },
  };
}
