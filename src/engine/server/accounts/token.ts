import { hash, hkdfSync, randomBytes } from 'node:crypto';

/** 256 random bits in base64url, 43 characters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a token: its SHA-256, in hexadecimal. */
export function tokenHash(token: string): string {
  return hash('sha256', token);
}

/**
 * The token for files in the session of `token`, 43 characters. HKDF reveals nothing about the token, and returns the
 * same value at each call: two tabs that open at once do not replace each other's cookie.
 */
export function fileToken(token: string): string {
  return Buffer.from(hkdfSync('sha256', token, '', 'files', 32)).toString('base64url');
}

/**
 * The token of an `Authorization` header, with or without `Bearer `; undefined when it does not have the form of ours.
 */
export function tokenOf(authorization: string | undefined): string | undefined {
  return /^(?:bearer +)?([\w-]{43}) *$/i.exec(authorization ?? '')?.[1];
}
