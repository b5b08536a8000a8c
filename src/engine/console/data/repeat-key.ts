import { useCallback, useRef } from 'react';

/**
 * A value for `Idempotency-Key`: the server executes a request once per key and repeats its answer. Does not use
 * `randomUUID`, which browsers offer on https and localhost only.
 */
export function newRepeatKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/**
 * Returns a function for the `Idempotency-Key` header of a form or dialog. The same body, sent again after a second
 * press or a lost response, gets the same key; another body gets a new one.
 */
export function useRepeatKey(): (body: object) => { readonly 'Idempotency-Key': string } {
  const last = useRef({ content: '', key: '' });
  return useCallback((body) => {
    const content = JSON.stringify(body);
    if (content !== last.current.content) last.current = { content, key: newRepeatKey() };
    return { 'Idempotency-Key': last.current.key };
  }, []);
}
