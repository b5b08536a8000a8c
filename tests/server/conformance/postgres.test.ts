import { describe } from 'vitest';
import { contract } from './contract';

describe('every entity on postgres', () => contract('postgres'));
