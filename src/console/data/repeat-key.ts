/**
 * A value of `Idempotency-Key`: a request that comes again under it is answered again and not done again.
 * Not `randomUUID`, which browsers offer on https and localhost only.
 */
export function newRepeatKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
