import { describe } from 'vitest';
import { contract } from './contract';

describe('specimens and three entities on pglite', () => contract('pglite'));
