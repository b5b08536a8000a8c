/** Calls `make` once for each key, and keeps the result as long as the key lives. */
export function oncePer<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const known = made.get(key);
    if (known) return known.value;
    const value = make(key);
    made.set(key, { value });
    return value;
  };
}

/** Like `oncePer`, for pairs of keys. */
export function oncePerPair<First extends object, Second extends object, Value>(
  make: (first: First, second: Second) => Value,
): (first: First, second: Second) => Value {
  const makerOf = oncePer((first: First) => oncePer((second: Second) => make(first, second)));
  return (first, second) => makerOf(first)(second);
}
