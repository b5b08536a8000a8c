import type { FastifyRequest } from 'fastify';
import type { MachinePrincipal } from '../../schema/access/principal';
import type { Database } from '../database/database';

/** Identifies the caller of a request; throws where that fails. */
export type Identify = (request: FastifyRequest) => Promise<MachinePrincipal>;

/**
 * The default export of `server/principals.ts` of a feature: how callers other than accounts are identified, by the
 * `principal` of endpoint definitions.
 */
export type Principals = (context: {
  readonly database: Database;
  readonly now: () => Date;
}) => Readonly<Record<string, Identify>>;

const features = import.meta.glob<Principals>('#app/*/server/principals.ts', {
  eager: true,
  import: 'default',
});

/** How each kind of caller other than accounts is identified. Throws where two features, or the engine, use one name. */
export const principals: Principals = (context) => {
  const found = Object.values(features).flatMap((feature) => Object.entries(feature(context)));
  const names = ['account', 'public', 'system', ...found.map(([name]) => name)];
  const twice = names.find((name, at) => names.indexOf(name) < at);
  if (twice !== undefined) throw new Error(`Two kinds of callers are called "${twice}"`);
  return Object.fromEntries(found);
};
