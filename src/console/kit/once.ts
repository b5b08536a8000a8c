const failures = new Set<() => void>();

/**
 * The same promise for the same argument, as `use` needs it. One that has been fulfilled carries the marks
 * that React leaves on it, so that `use` gives its value without a wait. A failed one is kept until
 * `forgetFailures`.
 */
export function once<Argument, Result>(
  load: (argument: Argument) => Promise<Result>,
): (argument: Argument) => Promise<Result> {
  const known = new Map<Argument, Promise<Result>>();
  return (argument) => {
    const found = known.get(argument);
    if (found) return found;
    const loading = load(argument);
    known.set(argument, loading);
    loading.then(
      (value) => Object.assign(loading, { status: 'fulfilled', value }),
      () => failures.add(() => known.delete(argument)),
    );
    return loading;
  };
}

/** Has everything that failed to load asked for again. */
export function forgetFailures(): void {
  for (const forget of failures) forget();
  failures.clear();
}
