import { mkdirSync, writeFileSync } from 'node:fs';
import { keywordReference } from './keyword-reference';

/** `npm run docs`: writes the pages of `docs/` that follow from the code. */
mkdirSync('docs', { recursive: true });
writeFileSync('docs/keywords.md', keywordReference());
process.stdout.write('docs/keywords.md is written\n');
