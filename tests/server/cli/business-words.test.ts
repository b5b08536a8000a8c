import { expect, test } from 'vitest';
import { businessWordFaults } from '../../../src/engine/cli/business-words';

const faultsOf = (file: string, text: string) =>
  businessWordFaults(new Map([[file, text]]), ['partner', 'pcode']);

test('20.1: a word of the business in the engine is a fault, once per file', () => {
  expect(faultsOf('src/engine/server/app.ts', 'const partner = partnerOf(pcode);')).toEqual([
    'src/engine/server/app.ts: "partner" is a word of the business',
    'src/engine/server/app.ts: "pcode" is a word of the business',
  ]);
});

test('20.1: the application may have them', () => {
  expect(faultsOf('src/footwork/stores/server/moved-stores.ts', 'pcode')).toEqual([]);
});
