import { afterAll, beforeAll, describe } from 'vitest';
import type { engines } from '../database/engines';
import { accessContract } from './access-contract';
import { badInputContract } from './bad-input-contract';
import { copyContract } from './copy-contract';
import { descriptionContract } from './description-contract';
import { fieldRulesContract } from './field-rules-contract';
import { fileContract } from './file-contract';
import { importContract } from './import-contract';
import { listContract } from './list-contract';
import { ruleContract } from './rule-contract';
import { scopeContract } from './scope-contract';
import { variantContract } from './variant-contract';
import { workflowContract } from './workflow-contract';
import { entitiesOn, World } from './world';
import { writeContract } from './write-contract';

/** The tests that every entity must pass, so that a new file in `schemas/` is tested without further work. */
export function contract(engine: (typeof engines)[number]): void {
  let world: World | undefined;
  const get = () => {
    if (!world) throw new Error('The world is not there yet.');
    return world;
  };

  beforeAll(async () => {
    world = await World.open(engine);
  }, 120_000);
  afterAll(() => world?.server.close());

  for (const entity of entitiesOn(engine)) {
    describe(entity.name, () => {
      listContract(get, entity);
      writeContract(get, entity);
      copyContract(get, entity);
      importContract(get, entity);
      workflowContract(get, entity);
      fileContract(get, entity);
      ruleContract(get, entity);
      variantContract(get, entity);
      badInputContract(get, entity);
      // Permissions and descriptions are decided before a driver is used.
      if (engine === 'pglite') return;
      descriptionContract(get, entity);
      accessContract(get, entity);
      fieldRulesContract(get, entity);
      scopeContract(get, entity);
    });
  }
}
