import { act, render } from '@testing-library/react';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { Watermark, watermarkPicture } from '../../../src/engine/console/frame/settings/watermark';
import { changeSetting } from '../../../src/engine/console/kit/settings/settings';
import { tellOfStorage } from '../support/storage';

const svgOf = (background: string) => {
  const source = decodeURIComponent(/^url\("data:image\/svg\+xml,(.*)"\)$/s.exec(background)?.[1] ?? '');
  const found = new DOMParser().parseFromString(source, 'image/svg+xml').documentElement;
  return { source, found, marks: [...found.querySelectorAll('text')] };
};

describe('L6: the watermark', () => {
  it.each([
    [false, '#000'],
    [true, '#fff'],
  ])('is faint, sloping and far apart (dark: %s)', (isDark, colour) => {
    const { found, marks } = svgOf(watermarkPicture('Footwork Lab', 90, isDark));
    expect(found.getAttribute('fill')).toBe(colour);
    expect(found.getAttribute('fill-opacity')).toBe('0.15');
    expect(found.getAttribute('font-size')).toBe('16');
    for (const mark of marks) expect(mark.getAttribute('transform')).toContain('rotate(-22)');
    // A text of 90 x 16, turned by 22 degrees, takes 89.44 x 48.55.
    expect(found.getAttribute('width')).toBe(String(2 * (90 + 100)));
    expect(found.getAttribute('height')).toBe(String(49 + 100));
  });

  it('says any text as it is', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'binary' }), (text) => {
        const { source } = svgOf(watermarkPicture(text, 50, false));
        const said = /<text[^>]*>(.*?)<\/text>/s.exec(source)?.[1] ?? '';
        expect(said).not.toMatch(/[<>]/);
        expect(said.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))).toBe(
          text.replace(/[\p{Cc}\p{Cs}]/gu, ' '),
        );
      }),
      { examples: [['<b>&amp;</b>'], ['half a sign: \ud83d'], ['\0']] },
    );
  });
});

describe('L3: the watermark', () => {
  beforeEach(() => {
    localStorage.clear();
    tellOfStorage();
  });

  it('comes and goes at once', () => {
    render(<Watermark />);
    const layer = () => document.querySelector<HTMLElement>('.watermark');
    expect(layer()).toBeNull();
    act(() => changeSetting('watermarkEnabled', true));
    expect(layer()?.getAttribute('aria-hidden')).toBe('true');
    act(() => changeSetting('watermarkEnabled', false));
    expect(layer()).toBeNull();
  });
});
