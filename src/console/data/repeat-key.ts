import { useCallback, useRef } from 'react';

/**
 * A value of `Idempotency-Key`: a request that comes again under it is answered again and not done again.
 * Not `randomUUID`, which browsers offer on https and localhost only.
 */
export function newRepeatKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/**
 * Keys for what a form or a dialog asks for: the same again, after a second press or a lost answer, gets the
 * same key and is not done twice; anything else a new one.
 */
export function useRepeatKey(): (body: object) => { readonly 'Idempotency-Key': string } {
  const last = useRef({ asked: '', key: '' });
  return useCallback((body) => {
    const asked = JSON.stringify(body);
    if (asked !== last.current.asked) last.current = { asked, key: newRepeatKey() };
    return { 'Idempotency-Key': last.current.key };
  }, []);
}
