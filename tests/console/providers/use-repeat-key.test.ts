import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useRepeatKey } from '../../../src/engine/console/data/repeat-key';

test('A5: what is asked for again has the same key, anything else another', () => {
  const { result, rerender } = renderHook(() => useRepeatKey());
  const first = result.current({ version: 1, note: '' });
  rerender();
  expect(result.current({ version: 1, note: '' })).toEqual(first);
  expect(result.current({ version: 1, note: 'x' })).not.toEqual(first);
  expect(renderHook(() => useRepeatKey()).result.current({ version: 1, note: '' })).not.toEqual(first);
});
