import type { TestProject } from 'vitest/node';
import { createDatabase } from '../support/postgres';
import { startProduct } from '../support/product';

/** Fills a database with the demo business once; each file of tests has a copy. After `postgres.ts` and `build.ts`. */
export default async function setup(project: TestProject): Promise<void> {
  const { postgresUrl } = project.vitest.getRootProject().getProvidedContext();
  const product = await startProduct(process.cwd(), {
    DATABASE_URL: await createDatabase(postgresUrl, demoDatabase),
  });
  await product.stop();
}

export const demoDatabase = 'e2e_demo';
