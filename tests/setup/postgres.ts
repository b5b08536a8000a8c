import type { TestProject } from 'vitest/node';
import { startPostgres } from '../support/postgres';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** One PostgreSQL for all projects of a run; later projects use the one of the root project. */
export default async function setup(project: TestProject) {
  const run = project.vitest.getRootProject();
  if ('postgresUrl' in run.getProvidedContext()) return undefined;
  // Some hundred small databases with short lives: autovacuum and JIT would cost more than they save.
  const postgres = await startPostgres({ settings: { autovacuum: 'off', jit: 'off' } });
  run.provide('postgresUrl', postgres.url);
  return postgres.stop;
}
