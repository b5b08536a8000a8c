import { expect, it } from 'vitest';
import { fetchDeclaration, forms, lists, schemas, shows } from '../../../src/console/data/declarations';

it('knows the declarations by the names of their files, and nothing else by a name from an address', () => {
  expect(Object.keys(schemas)).toContain('store');
  expect(Object.keys(lists)).toContain('manager');
  expect(Object.keys(forms)).toContain('manager');
  expect(Object.keys(shows)).toContain('manager');
  for (const name of ['constructor', 'valueOf', '__proto__']) {
    expect(schemas[name]).toBeUndefined();
    for (const part of [lists, forms, shows]) expect(part[name]).toBeUndefined();
  }
  expect(() => fetchDeclaration('/constructor/x', 'en')).not.toThrow();
});
