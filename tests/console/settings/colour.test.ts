import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { themeColours } from '../../../src/engine/console/frame/settings/theme-colour-choice';
import { contrast, darkShade, hexColour, lightShade } from '../../../src/engine/console/kit/settings/colour';
import { paletteOf, shadesOf } from '../../../src/engine/console/kit/settings/palette';
import { tokens } from '../../../src/engine/console/kit/settings/tokens';

const colours = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

function groundsOf(isDark: boolean): readonly string[] {
  const { ground, surface, raised } = tokens[isDark ? 'dark' : 'light'];
  return [ground, surface, raised];
}

/** The colours with the hardest contrast, in addition to the generated ones. */
const extremes = ['#000000', '#ffffff', '#ffff00', '#0000ff', '#ff0000', '#777777', '#00ff00'] as const;
const check = (property: (colour: string) => void) =>
  fc.assert(fc.property(colours, property), {
    numRuns: 2000,
    examples: extremes.map((colour): [string] => [colour]),
  });

describe('L5: the colour helper', () => {
  it('mixes with white and with near-black', () => {
    expect(lightShade('#FF0000', 5)).toBe('#ff8080');
    expect(darkShade('#FF0000', 5)).toBe('#8a0a0a');
    expect(lightShade('#1f5fd6', 9)).toBe('#e9effb');
    expect(darkShade('#1f5fd6', 9)).toBe('#151c27');
  });

  it.each(['', '#', '#FF00', '#FFF', '#FF00000', '#GG0000', 'red', 'rgb(1, 2, 3)', ' #FF0000', '#FF0000 '])(
    'throws at %j',
    (text) => {
      const message = 'please pass a valid 16-bit colour value, eg: #FF0000';
      expect(() => lightShade(text, 1)).toThrow(new Error(message));
      expect(() => darkShade(text, 1)).toThrow(new Error(message));
      expect(() => contrast(text, '#ffffff')).toThrow(new Error(message));
      expect(hexColour(text)).toBeUndefined();
    },
  );

  it('throws at any text that is not six digits', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!/^#?[0-9a-f]{6}$/i.test(text));
        expect(() => lightShade(text, 1)).toThrow(/^please pass a valid 16-bit colour value, eg: #FF0000$/);
      }),
    );
  });

  it('knows the contrast of black and white, in any order', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
  });

  it('gives eighteen shades, further and further from the colour', () => {
    check((colour) => {
      const shades = shadesOf(colour);
      expect(Object.keys(shades)).toHaveLength(18);
      for (const step of [2, 3, 4, 5, 6, 7, 8, 9]) {
        const [light, lighter] = [shades[`--primary-light-${step - 1}`], shades[`--primary-light-${step}`]];
        expect(contrast(lighter as string, '#ffffff')).toBeLessThanOrEqual(
          contrast(light as string, '#ffffff'),
        );
      }
    });
  });
});

describe('any theme colour is readable', () => {
  it.each([false, true])('as text, on every ground (dark: %s)', (isDark) => {
    check((colour) => {
      const { accent, accentStrong, accentSoft } = paletteOf(colour, isDark);
      for (const ground of [...groundsOf(isDark), accentSoft]) {
        expect(contrast(accent, ground)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(accentStrong, ground)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(tokens[isDark ? 'dark' : 'light'].muted, ground)).toBeGreaterThanOrEqual(4.5);
      }
    });
  });

  it.each([
    [false, '#ffffff'],
    [true, tokens.dark.onAccent],
  ])('below text (dark: %s)', (isDark, onAccent) => {
    check((colour) => {
      const { accent, fill, fillStrong, onFill } = paletteOf(colour, isDark);
      expect(contrast(onAccent, accent)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(onFill, fill)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(onFill, fillStrong)).toBeGreaterThanOrEqual(4.5);
    });
  });

  it('and a button stands out from the page', () => {
    check((colour) => {
      expect(contrast(paletteOf(colour, false).fill, tokens.light.surface)).toBeGreaterThanOrEqual(1.25);
      expect(contrast(paletteOf(colour, true).fill, tokens.dark.surface)).toBeGreaterThanOrEqual(4.5);
    });
  });

  it.each(['#000000', '#ffffff', '#777777', '#c0c0c0', '#0b1526', '#0a0a14'])(
    'and where it is grey, a button and a link do not look disabled, and what is chosen stands out: %s',
    (colour) => {
      for (const [isDark, ground] of [
        [false, tokens.light.surface],
        [true, tokens.dark.raised],
      ] as const) {
        const { accent, fill } = paletteOf(colour, isDark);
        expect(contrast(accent, ground)).toBeGreaterThanOrEqual(9);
        expect(contrast(fill, ground)).toBeGreaterThanOrEqual(9);
      }
      const { accentSoft } = paletteOf(colour, false);
      expect(contrast(accentSoft, tokens.light.surface)).toBeGreaterThanOrEqual(1.1);
    },
  );

  it('is left as it was picked where it can be', () => {
    expect(paletteOf('#1f5fd6', false)).toMatchObject({
      accent: '#1f5fd6',
      fill: '#1f5fd6',
      onFill: '#ffffff',
    });
    expect(paletteOf('#ffd600', false)).toMatchObject({ fill: '#ffd600', onFill: tokens.dark.onAccent });
  });

  it.each(Object.values(themeColours))('as it is, where we offer it by name: %s', (colour) => {
    expect(paletteOf(colour, false)).toMatchObject({ accent: colour, fill: colour, onFill: '#ffffff' });
  });

  it('and no css file repeats a colour that has a name', () => {
    const named = [tokens.light, tokens.dark]
      .flatMap((colours) => Object.values(colours))
      .filter((colour) => colour.startsWith('#') && colour !== '#ffffff');
    const files = readdirSync('src/engine/console', { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.css'),
    );
    expect(files.length).toBeGreaterThan(20);
    for (const file of files) {
      const css = readFileSync(`src/engine/console/${file}`, 'utf8').toLowerCase();
      expect(named.filter((colour) => css.includes(colour))).toEqual([]);
    }
  });
});
