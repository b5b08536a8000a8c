import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../entity/access/actor';
import { isZone } from '../../entity/contract/zoned-day';

const longestName = 64;

/**
 * The actor with the time zone of the caller's browser, `Time-Zone: Europe/Berlin`, unless its store or partner has
 * one.
 */
export function byClock(actor: Actor, { headers }: Pick<FastifyRequest, 'headers'>): Actor {
  const sent = headers['time-zone'];
  if (actor.zone !== null || typeof sent !== 'string') return actor;
  return sent.length <= longestName && isZone(sent) ? { ...actor, zone: sent } : actor;
}
