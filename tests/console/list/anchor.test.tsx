import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { usePlace } from '../../../src/engine/console/kit/anchor';

/** A button that lies so far down the page, in px. */
function buttonAt(top: number): HTMLElement {
  const button = document.createElement('button');
  button.getBoundingClientRect = () => new DOMRect(20, top, 40, 30);
  return button;
}

it('a popup goes along when another button opens it', () => {
  const { result, rerender } = renderHook(({ opener }) => usePlace(opener), {
    initialProps: { opener: buttonAt(100) },
  });
  expect(result.current.top).toBe(100);
  rerender({ opener: buttonAt(300) });
  expect(result.current.top).toBe(300);
});
