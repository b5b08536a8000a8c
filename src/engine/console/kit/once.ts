const failures = new Set<() => void>();

/**
 * Returns the same promise for the same argument, as React's `use` requires. A fulfilled promise carries React's own
 * `status` and `value`, so that `use` returns at once. A rejected promise is kept until `forgetFailures`.
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

/** Drops all rejected promises, so that the next call loads again. */
export function forgetFailures(): void {
  for (const forget of failures) forget();
  failures.clear();
}
