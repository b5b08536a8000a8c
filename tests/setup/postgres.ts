import type { TestProject } from 'vitest/node';
import { startPostgres } from '../support/postgres';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** One PostgreSQL for all projects of a run; a project finds what the root project provides. */
export default async function setup(project: TestProject) {
  const run = project.vitest.getRootProject();
  if ('postgresUrl' in run.getProvidedContext()) return undefined;
  // Some hundred small databases, most of which end soon: vacuuming and compiling queries costs more than it saves.
  const postgres = await startPostgres({ settings: { autovacuum: 'off', jit: 'off' } });
  run.provide('postgresUrl', postgres.url);
  return postgres.stop;
}
