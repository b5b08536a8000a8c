import { afterAll, beforeAll, describe } from 'vitest';
import type { Model } from '../../../src/engine/schema/declaration/model';
import type { Entity } from '../../../src/engine/schema/model/entity';
import type { Database } from '../../../src/engine/server/database/database';
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
import { World } from './world';
import { writeContract } from './write-contract';

interface Subject {
  readonly model: Model;
  /** The entities to test; default: all. */
  readonly entities?: readonly Entity[];
  /** A database with the tables of the model and no rows. */
  readonly open: () => Promise<Database>;
  /** Whether to test only what depends on the driver: values in both directions, transactions and errors. */
  readonly isOfDriver?: boolean;
}

/** The tests that every entity must pass, so that a new file in `schemas/` is tested without further work. */
export function contract({ model, open, isOfDriver = false, ...subject }: Subject): void {
  const { entities = [...model.entities.values()] } = subject;
  let world: World | undefined;
  const get = () => {
    if (!world) throw new Error('The world is not there yet.');
    return world;
  };

  beforeAll(async () => {
    world = await World.open(await open(), model, entities);
  }, 120_000);
  afterAll(() => world?.server.close());

  for (const entity of entities) {
    describe(entity.name, () => {
      listContract(get, entity);
      writeContract(get, entity);
      importContract(get, entity);
      if (!isOfDriver) {
        copyContract(get, entity);
        workflowContract(get, entity);
        fileContract(get, entity);
        ruleContract(get, entity);
        variantContract(get, entity);
        descriptionContract(get, entity);
        accessContract(get, entity);
        fieldRulesContract(get, entity);
        scopeContract(get, entity);
      }
      // The last, since records that it stores may hold values that are unique.
      badInputContract(get, entity);
    });
  }
}
