/** The policy for JSON responses, which load nothing, wherever they are opened. */
const nothing = "default-src 'none'; frame-ancestors 'none'";

/** Headers of every response. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': nothing,
  // The console uses no hardware of the visitor.
  'permissions-policy':
    'camera=(), display-capture=(), geolocation=(), hid=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
};

/** A year of HSTS, on responses over TLS; a trusted proxy reports whether the caller used TLS. */
export const transportSecurity = 'max-age=31536000';

/**
 * The policy for the console's files: no inline script, no `eval`. antd writes its styles into the page, so inline
 * styles are allowed. Pictures may come from any https address; iframes show only the `framed` sites.
 */
export const consolePolicy = (framed: readonly string[] = []) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    ["frame-src 'self'", ...framed].join(' '),
    "frame-ancestors 'self'",
    "form-action 'self'",
    "base-uri 'none'",
  ].join('; ');

/** The policy for the user guide: its own style and script, inside the console or standalone. */
export const guidePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "frame-ancestors 'self'",
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');
