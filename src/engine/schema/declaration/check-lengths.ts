import { type Fault, faultAt } from '../keywords/fault';
import type { PropertySchema } from '../model/entity-schema';
import { patternOfFormat } from '../write/formats';
import { lengthOfMatches } from './pattern-length';

/** Faults of a text whose pattern, or format, matches only texts outside its length limits. */
export function lengthFaults(property: PropertySchema, pointer: string): Fault[] {
  const { format = '', pattern, minLength = 0, maxLength = Infinity } = property;
  const patterns = { format: patternOfFormat[String(format)], pattern };
  return Object.entries(patterns).flatMap(([keyword, source]) => {
    if (source === undefined) return [];
    const { least, most } = lengthOfMatches(source);
    const limit =
      least > maxLength ? `most ${maxLength}` : most < minLength ? `least ${minLength}` : undefined;
    if (limit === undefined) return [];
    const remedy = `Correct the ${keyword} or the length: no text fits both.`;
    return [faultAt(`${pointer}/${keyword}`, property[keyword], `text of at ${limit} characters`, remedy)];
  });
}
