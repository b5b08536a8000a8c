import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { buildProduct } from '../support/build-product';
import { createDatabase } from '../support/postgres';
import { type Product, startProduct } from '../support/product';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address that answers with the products as soon as they run. */
    productsUrl: string;
  }
}

/** A running product for a worker, on a copy of the demo database. */
export interface RunningProduct {
  readonly url: string;
  readonly database: string;
}

export const demoDatabase = 'e2e_demo';

/**
 * Builds the product, which tests of the server use, too; then starts several while the tests of other projects run:
 * waiting for them would leave a processor idle. Runs after `postgres.ts`.
 */
export default async function setup(project: TestProject) {
  const { postgresUrl } = project.vitest.getRootProject().getProvidedContext();
  await buildProduct();
  const starting = startProducts(postgresUrl, Number(project.config.maxWorkers));
  const door = createServer(async (_request, response) => {
    try {
      const products = (await starting).map(({ url, database }): RunningProduct => ({ url, database }));
      response.end(JSON.stringify(products));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  }).listen(0, '127.0.0.1');
  // Prevents an unhandled rejection: the server above passes the error to each file that asks.
  starting.catch(() => undefined);
  await once(door, 'listening');
  project.provide('productsUrl', `http://127.0.0.1:${(door.address() as AddressInfo).port}`);
  return async () => {
    door.close();
    const products = await starting.catch(() => []);
    await Promise.all(products.map(({ stop }) => stop()));
  };
}

/** Fills a database with the demo business, and starts products on copies of it. */
async function startProducts(
  postgresUrl: string,
  count: number,
): Promise<readonly (Product & RunningProduct)[]> {
  const start = async (name: string, template?: string) => {
    const DATABASE_URL = await createDatabase(postgresUrl, name, template);
    return { database: name, ...(await startProduct(process.cwd(), { DATABASE_URL })) };
  };
  await (await start(demoDatabase)).stop();
  const names = Array.from({ length: count }, (_, at) => `e2e_${at + 1}`);
  return Promise.all(names.map((name) => start(name, demoDatabase)));
}
