import type { FastifyPluginAsync } from 'fastify';
import { ok } from './envelope';

/** 200 while requests are served; while the server closes, the 503 that every request meets. */
export const health: FastifyPluginAsync = async (app) => {
  app.get('/health', async () => ok({ status: 'ready' }));
};
