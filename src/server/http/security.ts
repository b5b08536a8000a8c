/** A JSON answer loads nothing, wherever it is opened. */
const nothing = "default-src 'none'; frame-ancestors 'none'";

/** On every answer, whatever its kind. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': nothing,
  // Nothing here asks for a device of the visitor's.
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

/** On answers that reached the caller by TLS, which a trusted proxy in front says. For a year. */
export const transportSecurity = 'max-age=31536000';

/**
 * For the console's own files: no inline script, no `eval`. antd writes its styles into the page, so
 * styles may be inline. A picture may have any address over https; inside the page stand only the sites that are `framed`.
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

/** For the user guide: its own style and script, inside the console or by itself. */
export const guidePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "frame-ancestors 'self'",
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');
