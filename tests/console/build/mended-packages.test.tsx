import { createRequire } from 'node:module';
import { useUserFriendlyName } from '@refinedev/core';
import { render, renderHook, screen } from '@testing-library/react';
import { Select } from 'antd';
import { expect, it } from 'vitest';
import { mended } from '../../../src/engine/console/build/mended-packages';

it('the packages that the tests load are the mended ones', () => {
  const { container } = render(<Select open options={[]} />);
  expect(screen.getByRole('combobox').getAttribute('aria-activedescendant')).toBeNull();
  expect(container.querySelector('.anticon')?.getAttribute('aria-label')).toBeNull();

  const { result: nameOf } = renderHook(() => useUserFriendlyName());
  expect(nameOf.current('store', 'plural')).toBe('Store');

  const sideChannel: () => { assert(key: string): void } = createRequire(import.meta.url)('side-channel');
  expect(() => sideChannel().assert('key')).toThrow('Side channel does not contain key');
});

it('a changed package is named, since its replacement no longer fits', () => {
  const file = '/project/node_modules/rc-select/es/Select.js';
  expect(() => mended(file, 'export default 1;')).toThrow(`${file} has changed`);
  expect(mended('/project/src/x.ts', 'export default 1;')).toBe('export default 1;');
});
