import type { Model } from '../schema/declaration/model';
import { patternOfFormat } from '../schema/write/formats';
import { nearMisses } from './near-misses';

/** A linear pattern reads 20,000 characters in 0.2 ms; a quadratic one takes 200 ms, an exponential one never ends. */
const limit_ms = 50;
/** Small sizes first: they reveal a pattern that would never end at the large ones. */
const sizes = [22, 25, 28, 1000, 20_000];

/** Patterns of formats and schemas that are slow to reject a text, each with the place that declares it. */
export function slowPatterns(model: Model): string[] {
  const places = new Map(
    Object.entries(patternOfFormat).map(([name, pattern]) => [pattern, `format "${name}"`]),
  );
  for (const { name, schema } of model.entities.values()) collect(schema, `schemas/${name}.ts`, places);
  return [...places].flatMap(([pattern, place]) => {
    const slow = sizes.find((size) => nearMisses(pattern, size).some((text) => isSlow(pattern, text)));
    if (slow === undefined) return [];
    return [
      `${place}: the pattern ${pattern} takes over ${limit_ms} ms to refuse ${slow} characters. ` +
        'Let no two neighbouring repetitions match the same characters.',
    ];
  });
}

/** Tries five times: the machine may pause once, a slow pattern is slow each time. */
function isSlow(pattern: string, text: string): boolean {
  const tested = new RegExp(pattern, 'u');
  for (let tries = 0; tries < 5; tries += 1) {
    const started = performance.now();
    tested.test(text);
    if (performance.now() - started < limit_ms) return false;
  }
  return true;
}

function collect(node: unknown, place: string, places: Map<string, string>): void {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'pattern' && typeof value === 'string') {
      if (!places.has(value)) places.set(value, place);
    } else collect(value, place, places);
  }
}
