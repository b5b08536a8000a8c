import fc from 'fast-check';

/**
 * Texts of `length` characters that begin like a match of the pattern, repeat a part of it and end wrongly, which makes
 * a regular expression backtrack. The same in every run.
 */
export function nearMisses(pattern: string, length: number): string[] {
  const matches = fc.sample(fc.stringMatching(new RegExp(pattern, 'u')), { numRuns: 4, seed: 1 });
  const texts = matches
    .map((match) => match.slice(0, longestMatch))
    .flatMap((match) =>
      Array.from({ length: match.length + 1 }, (_, at) => at).flatMap((at) =>
        [match.slice(at, at + 1), match.slice(Math.max(0, at - 2), at) || 'a'].map((part) =>
          (match.slice(0, at) + (part || 'a').repeat(length)).slice(0, length - 1),
        ),
      ),
    );
  return [...new Set(texts)].flatMap((text) => [`${text}\n`, `${text} `, `${text}!`]);
}

const longestMatch = 24;
