/** The most similar name; undefined where none is similar enough. */
export function nearestName(name: string, names: Iterable<string>): string | undefined {
  const near = [...names]
    .map((candidate) => ({ candidate, distance: distanceOf(name, candidate) }))
    .filter(({ candidate, distance }) => distance <= Math.max(1, Math.min(name.length, candidate.length) / 3))
    .sort((one, other) => one.distance - other.distance);
  return near[0]?.candidate;
}

/** " Did you mean ...?" to append to a sentence; empty where no name is similar. */
export function meantName(name: string, names: Iterable<string>): string {
  const near = nearestName(name, names);
  return near === undefined ? '' : ` Did you mean "${near}"?`;
}

/** Edit distance: added, removed, replaced and transposed letters. */
function distanceOf(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    [before, row] = [row, next];
  }
  return row[other.length] ?? 0;
}
