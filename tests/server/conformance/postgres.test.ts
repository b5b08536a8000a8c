import { describe } from 'vitest';
import { openTables } from '../database/engines';
import { contract } from './contract';
import { model } from './specimens';

describe('every entity on postgres', () =>
  contract({ model, open: () => openTables('postgres', 'conformance', model) }));
