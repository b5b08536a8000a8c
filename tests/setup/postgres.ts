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
  const postgres = await startPostgres();
  run.provide('postgresUrl', postgres.url);
  return postgres.stop;
}
