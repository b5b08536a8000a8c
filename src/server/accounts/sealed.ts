import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts with AES-GCM; the key is derived from the session token. */
export function sealed(text: string, token: string): string {
  const nonce = randomBytes(nonceBytes);
  const closing = createCipheriv(cipher, keyOf(token), nonce);
  const content = Buffer.concat([closing.update(text, 'utf8'), closing.final()]);
  return Buffer.concat([nonce, closing.getAuthTag(), content]).toString('base64url');
}

/** Decrypts what `sealed` made with the same token. Throws for another token. */
export function unsealed(text: string, token: string): string {
  const bytes = Buffer.from(text, 'base64url');
  const opening = createDecipheriv(cipher, keyOf(token), bytes.subarray(0, nonceBytes));
  opening.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([opening.update(bytes.subarray(nonceBytes + tagBytes)), opening.final()]).toString(
    'utf8',
  );
}

function keyOf(token: string): Buffer {
  return Buffer.from(hkdfSync('sha256', token, '', 'sealed', 32));
}
