import { useCallback, useRef } from 'react';
import { newRepeatKey } from './repeat-key';

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
