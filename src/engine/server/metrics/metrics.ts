import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { systemSchema } from '../../schema/contract/app';
import { AppError } from '../../schema/contract/app-error';
import type { Database } from '../database/database';
import { isOutage, outageOf } from '../database/error-kind';

const ofProcess = new Registry();
collectDefaultMetrics({ register: ofProcess });

/** Metrics of the server. Labels contain routes, never addresses, which contain ids and searches. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = new Histogram({
    name: `${systemSchema}_http_request_duration_seconds`,
    help: 'Time from a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [this.#registry],
  });
  readonly #outages = new Counter({
    name: `${systemSchema}_database_errors_total`,
    help: 'Requests that failed because the database could not do its work, by cause.',
    labelNames: ['cause'] as const,
    registers: [this.#registry],
  });

  constructor(
    { pool }: Database,
    readonly token: string | undefined,
  ) {
    new Gauge({
      name: `${systemSchema}_database_connections`,
      help: 'Connections of the pool, by state.',
      labelNames: ['state'] as const,
      registers: [this.#registry],
      collect() {
        this.set({ state: 'idle' }, pool.idleCount);
        this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      },
    });
    new Gauge({
      name: `${systemSchema}_database_waiting_requests`,
      help: 'Calls that wait for a connection.',
      registers: [this.#registry],
      collect() {
        this.set(pool.waitingCount);
      },
    });
  }

  /** Measures requests of all routes that are added afterwards. */
  observe(app: FastifyInstance): void {
    app.addHook('onError', (_request, _reply, error, done) => {
      const cause = error instanceof AppError ? error.error : outageOf(error);
      if (isOutage(cause)) this.#outages.inc({ cause });
      done();
    });
    app.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
      const labels = { method, route: routeOptions.url ?? '-', status: reply.statusCode };
      this.#requests.observe(labels, reply.elapsedTime / 1000);
      done();
    });
  }

  /** Whether the `Authorization` header contains the token; compares in constant time. */
  isScraper(authorization = ''): boolean {
    const [, sent] = /^bearer +(.+)$/i.exec(authorization) ?? [];
    if (sent === undefined || this.token === undefined) return false;
    return timingSafeEqual(digestOf(sent), digestOf(this.token));
  }

  /** In the text format of Prometheus. */
  print(): Promise<string> {
    return Registry.merge([ofProcess, this.#registry]).metrics();
  }
}

/** A digest, whose length does not depend on the text. */
function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
