const classes: Readonly<Record<string, string>> = {
  d: '0-9',
  w: 'A-Za-z0-9_',
  s: '\\t\\n\\v\\f\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff',
};

/** Maximum of `{m,n}` in PostgreSQL. */
const mostRepeats = 255;

const escapes = /\\(?:u\{([0-9a-fA-F]{1,6})\}|u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|([\s\S]))/y;

/**
 * Translates a JavaScript regular expression (flag `u`, as ajv compiles it) to PostgreSQL. Undefined if the two might
 * match different texts in any locale.
 */
export function posixPattern(source: string): string | undefined {
  let out = '';
  let inBrackets = false;
  for (let at = 0; at < source.length; ) {
    const char = source.charAt(at);
    if (char === '\\') {
      escapes.lastIndex = at;
      const match = escapes.exec(source);
      const escaped = match && translateEscape(match, inBrackets);
      if (!escaped) return undefined;
      out += escaped;
      at = escapes.lastIndex;
      continue;
    }
    if (inBrackets) {
      inBrackets = char !== ']';
      out += char === '[' ? '\\[' : char;
    } else if (char === '[') {
      if (/^\[\^?\]/.test(source.slice(at))) return undefined;
      inBrackets = true;
      const negated = source.charAt(at + 1) === '^';
      out += negated ? '[^' : '[';
      at += negated ? 1 : 0;
    } else if (char === '(' && /^\(\?[^:]/.test(source.slice(at))) {
      return undefined;
    } else if (char === '{' && repeats(source.slice(at)) > mostRepeats) {
      return undefined;
    } else {
      out += char === '.' ? '[^\\n\\r\\u2028\\u2029]' : char;
    }
    at += 1;
  }
  return out;
}

function translateEscape(match: RegExpExecArray, inBrackets: boolean): string | undefined {
  const [, braced, unicode, hex, char = ''] = match;
  const code = braced ?? unicode ?? hex;
  if (code !== undefined) {
    const point = Number.parseInt(code, 16);
    return point === 0 || (point >= 0xd800 && point <= 0xdfff)
      ? undefined
      : `\\U${point.toString(16).padStart(8, '0')}`;
  }
  if (char in classes) return inBrackets ? classes[char] : `[${classes[char]}]`;
  const positive = char.toLowerCase();
  if (char !== positive && positive in classes) return inBrackets ? undefined : `[^${classes[positive]}]`;
  return /^[tnvfr]$|^[^A-Za-z0-9]$/.test(char) ? `\\${char}` : undefined;
}

function repeats(text: string): number {
  const [, from, to] = /^\{(\d+)(?:,(\d*))?\}/.exec(text) ?? [];
  return Math.max(Number(from ?? Number.POSITIVE_INFINITY), Number(to || 0));
}
