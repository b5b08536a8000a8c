import { describe } from 'vitest';
import { openTables } from '../database/engines';
import { contract } from './contract';
import { entitiesOnPglite, model } from './specimens';

describe('lists, writes and imports of specimens and three entities on pglite', () =>
  contract({
    model,
    entities: entitiesOnPglite,
    open: () => openTables('pglite', 'conformance', model),
    isOfDriver: true,
  }));
