import { describe, expect, test } from 'vitest';
import { definitions } from '../../../src/engine/server/http/definitions';
import { loadModel } from '../../../src/engine/server/registry';
import { preparePglite } from '../../support/pglite-tables';
import { handledDefinitions, routesOf } from '../../support/routes';
import { contract } from './contract';
import { refusals } from './refusals';

const model = loadModel();

describe("the application's entities", () => {
  contract({ model, open: async () => (await preparePglite(model))() });
  refusals(model);
});

test('each endpoint that is defined has a handler', async () => {
  const handled = handledDefinitions(await routesOf(model)).map(({ name }) => name);
  expect(definitions.map(({ name }) => name).filter((name) => !handled.includes(name))).toEqual([]);
});
