/** The shortest and the longest text that a pattern matches, in characters. */
export interface Length {
  readonly least: number;
  readonly most: number;
}

interface Place {
  readonly pattern: string;
  at: number;
}

const character =
  /\\(?:u\{[^}]*\}|u[0-9A-Fa-f]{4}|x[0-9A-Fa-f]{2}|c[A-Za-z]|p\{[^}]*\}|P\{[^}]*\}|.)|[^\\]/suy;
const characterClass = /\[(?:\\.|[^\]\\])*\]/suy;
const lookaround = /\(\?<?[=!]/y;
const groupStart = /\((?:\?(?::|<[^>]*>))?/y;
const backReference = /\\(?:[1-9][0-9]*|k<[^>]*>)/y;
const nothing = /[\^$]|\\[bB]/y;
const closed = /^\^.*(?<!\\)(?:\\\\)*\$$/su;
const repeat = /(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/y;

/** Expects a pattern that compiles with the flag `u`. Never too narrow: an open end counts as unbounded. */
export function lengthOfMatches(pattern: string): Length {
  return alternatives({ pattern, at: 0 }, true);
}

/** Parses from the position to the end of the group or pattern. */
function alternatives(place: Place, isWhole: boolean): Length {
  let found: Length = { least: Infinity, most: 0 };
  do {
    const start = place.at;
    const { least, most } = sequence(place);
    const text = place.pattern.slice(start, place.at);
    const isOpen = isWhole && !closed.test(text);
    found = { least: Math.min(found.least, least), most: Math.max(found.most, isOpen ? Infinity : most) };
  } while (take(place, /\|/y));
  return found;
}

function sequence(place: Place): Length {
  let [least, most] = [0, 0];
  while (place.at < place.pattern.length && !/[|)]/.test(place.pattern[place.at] ?? '')) {
    const one = atom(place);
    const [sign, from, comma, to] = take(place, repeat)?.slice(1) ?? [];
    const times = timesOf(sign, from, comma, to);
    least += one.least * times.least;
    // Zero times infinity is NaN.
    most += one.most === 0 || times.most === 0 ? 0 : one.most * times.most;
  }
  return { least, most };
}

function atom(place: Place): Length {
  if (take(place, lookaround)) {
    alternatives(place, false);
    place.at += 1;
    return { least: 0, most: 0 };
  }
  if (take(place, nothing)) return { least: 0, most: 0 };
  if (take(place, backReference)) return { least: 0, most: Infinity };
  if (take(place, characterClass)) return { least: 1, most: 1 };
  if (take(place, groupStart)) {
    const inside = alternatives(place, false);
    place.at += 1;
    return inside;
  }
  take(place, character);
  return { least: 1, most: 1 };
}

function timesOf(sign: string | undefined, from = '1', comma = '', to = ''): Length {
  if (sign !== undefined) return { least: sign === '+' ? 1 : 0, most: sign === '?' ? 1 : Infinity };
  const least = Number(from);
  if (comma === '') return { least, most: least };
  return { least, most: to === '' ? Infinity : Number(to) };
}

function take(place: Place, token: RegExp): RegExpExecArray | null {
  token.lastIndex = place.at;
  const found = token.exec(place.pattern);
  if (found) place.at = token.lastIndex;
  return found;
}
