import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defineEntity } from '../../../src/engine/schema/declaration/define-entity';
import { linked } from '../../../src/engine/schema/declaration/model';
import { entityOf } from '../../../src/engine/schema/model/entity-of';
import { buildApp } from '../../../src/engine/server/app';
import { createContext } from '../../../src/engine/server/create-context';
import type { Database } from '../../../src/engine/server/database/database';
import { openapiDocument } from '../../../src/engine/server/entity/openapi/document';
import { loadModel } from '../../../src/engine/server/registry';

const model = loadModel();
const system = new Set(
  [...Object.keys(openapiDocument(model).paths), '/guide/', '/assets/index.js'].map(head),
);
const known = new Set([...model.entities.values()].map(({ plural }) => plural));

let consoleFolder: string;
beforeAll(async () => {
  consoleFolder = await mkdtemp(join(tmpdir(), 'footwork-paths-'));
  await mkdir(join(consoleFolder, 'assets'));
  const pages = ['index.html', 'share.html'].flatMap((page) => [page, `${page}.br`, `${page}.gz`]);
  for (const name of pages) {
    await writeFile(join(consoleFolder, name), '');
  }
});
afterAll(() => rm(consoleFolder, { recursive: true, force: true }));

test.each([...system].filter((segment) => /^[a-z-]+$/.test(segment) && !known.has(segment)))(
  'A3: an entity at /%s, where the server answers itself, is refused with what to do',
  async (plural) => {
    const added = entityOf(
      defineEntity({
        $id: 'supplier',
        title: 'Supplier',
        type: 'object',
        'x-plural': plural,
        properties: { name: { type: 'string' } },
        additionalProperties: false,
      }),
    );
    // Creating routes runs no query.
    const database = { kysely: undefined } as unknown as Database;
    const context = createContext(database, linked([...model.entities.values(), added]));
    await expect(buildApp(context, { consoleFolder })).rejects.toThrow(
      new RegExp(
        `schemas/supplier.ts#/x-plural\n +found "${plural}".*\n +The server answers /${plural}.*"supplier-records"`,
      ),
    );
  },
);

test('there is something to refuse', () => {
  for (const segment of ['files', 'sessions', 'notices', 'events', 'health', 'guide', 'assets'])
    expect([...system]).toContain(segment);
});

function head(path: string): string {
  return path.split('/')[1] ?? '';
}
