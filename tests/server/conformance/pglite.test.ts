import { describe } from 'vitest';
import { contract } from './contract';

describe('every entity on pglite', () => contract('pglite'));
