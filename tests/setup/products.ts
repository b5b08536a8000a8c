import type { TestProject } from 'vitest/node';
import { createDatabase } from '../support/postgres';
import { startProduct } from '../support/product';

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each worker. */
    products: readonly { readonly url: string; readonly database: string }[];
  }
}

/**
 * Fills a database with the demo business, and starts a product on a copy of it for each worker. Runs after
 * `postgres.ts` and `build.ts`.
 */
export default async function setup(project: TestProject) {
  const { postgresUrl } = project.vitest.getRootProject().getProvidedContext();
  const start = async (name: string, template?: string) => {
    const DATABASE_URL = await createDatabase(postgresUrl, name, template);
    return { database: name, ...(await startProduct(process.cwd(), { DATABASE_URL })) };
  };
  await (await start(demoDatabase)).stop();
  const names = Array.from({ length: Number(project.config.maxWorkers) }, (_, at) => `e2e_${at + 1}`);
  const products = await Promise.all(names.map((name) => start(name, demoDatabase)));
  project.provide(
    'products',
    products.map(({ url, database }) => ({ url, database })),
  );
  return () => Promise.all(products.map(({ stop }) => stop()));
}

export const demoDatabase = 'e2e_demo';
