/** Red, green and blue, 0 to 255 each. */
export type Colour = readonly [number, number, number];

/**
 * Colour of a pressure on a scale from 0 to `top_kPa`: blue to red, as usual for pressure plates, with perceptually
 * even steps (Turbo, Mikhailov 2019, polynomial approximation).
 */
export function pressureColour(pressure_kPa: number, top_kPa: number): Colour {
  const x = 0.08 + 0.88 * Math.min(Math.max(pressure_kPa / top_kPa, 0), 1);
  return [polynomial(red, x), polynomial(green, x), polynomial(blue, x)];
}

const red = [0.13572138, 4.6153926, -42.66032258, 132.13108234, -152.94239396, 59.28637943];
const green = [0.09140261, 2.19418839, 4.84296658, -14.18503333, 4.27729857, 2.82956604];
const blue = [0.1066733, 12.64194608, -60.58204836, 110.36276771, -89.90310912, 27.34824973];

function polynomial(coefficients: readonly number[], x: number): number {
  const value = coefficients.reduceRight((sum, coefficient) => sum * x + coefficient, 0);
  return Math.round(255 * Math.min(Math.max(value, 0), 1));
}

/**
 * Precomputed colours of 256 pressures from 0 to the top of the scale, as ABGR canvas pixels: a picture needs
 * thousands.
 */
export const pixelColours: Uint32Array = Uint32Array.from({ length: 256 }, (_, index) => {
  const [r, g, b] = pressureColour(index, 255);
  return ((255 << 24) | (b << 16) | (g << 8) | r) >>> 0;
});

/** Top of the scale: the highest pressure, rounded up to a round number. */
export function scaleTop(highest_kPa: number): number {
  const steps = [50, 100, 150, 200, 300, 400, 500, 600, 800, 1000, 1500, 2000];
  return steps.find((step) => step >= highest_kPa) ?? Math.ceil(highest_kPa / 1000) * 1000;
}
