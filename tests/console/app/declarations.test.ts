import { expect, it } from 'vitest';
import { resources, schemas } from '../../../src/console/data/declarations';
import { fetchDeclaration } from '../../../src/console/data/early-declaration';

it('knows the declarations by the names of their files, and nothing else by a name from an address', () => {
  expect(Object.keys(schemas)).toContain('store');
  for (const name of ['constructor', 'valueOf', '__proto__']) {
    expect(schemas[name]).toBeUndefined();
    expect(resources[name]).toBeUndefined();
  }
  expect(() => fetchDeclaration('/constructor/x', 'en')).not.toThrow();
});
