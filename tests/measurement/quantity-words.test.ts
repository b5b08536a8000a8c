import { expect, test } from 'vitest';
import words from '../../src/footwork/reports/console/views/words/en.json';
import { quantityNames, regionQuantityNames } from '../../src/measurement/findings/quantities';
import type { SideQuantityFacts } from '../../src/measurement/findings/quantity';
import { sideQuantities } from '../../src/measurement/findings/side-quantities';

const { quantity, how } = words.measurement;

test.each([...quantityNames, ...regionQuantityNames])('20.2: the quantity %s has a name', (name) => {
  expect(Object.keys(quantity)).toContain(name);
});

const main = Object.entries<SideQuantityFacts>(sideQuantities).flatMap(([name, facts]) =>
  facts.main === undefined ? [] : [name],
);

test.each(main)('20.2: the main figure %s says how it is computed', (name) => {
  expect(Object.keys(how)).toContain(name);
});
