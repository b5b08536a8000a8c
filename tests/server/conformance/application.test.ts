import { describe } from 'vitest';
import { loadModel } from '../../../src/engine/server/registry';
import { preparePglite } from '../../support/pglite-tables';
import { contract } from './contract';
import { refusals } from './refusals';

const model = loadModel();

describe("the application's entities", () => {
  contract({ model, open: async () => (await preparePglite(model))() });
  refusals(model);
});
