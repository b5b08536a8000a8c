import { useSyncExternalStore } from 'react';

/** A value that components and others follow, for as long as the page lives. */
export interface Store<Value> {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  /** Returns the function that ends it. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createStore<Value>(first: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let value = first;
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The value of the store; the component shows every change. */
export function useStore<Value>({ get, subscribe }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get);
}
