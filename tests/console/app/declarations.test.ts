import { loadModule } from 'virtual:entity-modules';
import { expect, it } from 'vitest';
import { fetchDeclaration, lists } from '../../../src/engine/console/data/declarations';
import { viewParts } from '../../../src/engine/console/data/view-parts';

it('knows the declarations by the names of their files, and nothing else by a name from an address', () => {
  const { form: forms, show: shows } = viewParts;
  expect(Object.keys(lists)).toContain('manager');
  expect(Object.keys(forms)).toContain('manager');
  expect(Object.keys(shows)).toContain('manager');
  for (const name of ['constructor', 'valueOf', '__proto__']) {
    for (const part of [lists, forms, shows]) expect(part[name]).toBeUndefined();
  }
  expect(() => fetchDeclaration('/constructor/x', 'en')).not.toThrow();
});

it('17.2: loads what declares an entity by its name, and nothing by another name', async () => {
  expect((await loadModule('schema', 'store')).default.$id).toContain('store');
  expect((await loadModule('es', 'store')).default).toBeTypeOf('object');
  await expect(loadModule('schema', 'constructor')).rejects.toThrow('There is no schema/constructor');
});
