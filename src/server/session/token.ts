import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits in base64url, 43 characters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token: its SHA-256, in hexadecimal. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The token of an `Authorization` header, with or without `Bearer `; undefined when it cannot be one of ours. */
export function tokenOf(authorization: string | undefined): string | undefined {
  return /^(?:bearer +)?([\w-]{43}) *$/i.exec(authorization ?? '')?.[1];
}
