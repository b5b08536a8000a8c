import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../schema/access/actor';
import { isZone } from '../../schema/contract/zoned-day';
import { oncePer } from '../../schema/model/once-per';

const longestName = 64;

/**
 * The actor with the time zone of the caller's browser, `Time-Zone: Europe/Berlin`, unless it has one of
 * its own.
 */
export function byClock(actor: Actor, { headers }: Pick<FastifyRequest, 'headers'>): Actor {
  const sent = headers['time-zone'];
  if (actor.zone !== null || typeof sent !== 'string') return actor;
  if (sent.length > longestName || !isZone(sent)) return actor;
  const zoned = zonedActors(actor);
  const found = zoned.get(sent) ?? { ...actor, zone: sent };
  zoned.set(sent, found);
  return found;
}

/** One object per actor and zone: results that are computed once per actor are cached by the object. */
const zonedActors = oncePer((_actor: Actor) => new Map<string, Actor>());
