import type { NamedCode } from './entity-schema';

const made = new Map<string, (code: string) => string | undefined>();

/** The localized name of a code: `ES` is Spain, España or 西班牙. */
export function codeName(kind: NamedCode, code: string, language: string): string {
  const key = `${language} ${kind}`;
  const nameOf = made.get(key) ?? (kind === 'timeZone' ? zoneNames(language) : codeNames(kind, language));
  made.set(key, nameOf);
  return nameOf(code) ?? code;
}

function codeNames(type: Exclude<NamedCode, 'timeZone'>, language: string) {
  const names = new Intl.DisplayNames(language, { type });
  return (code: string) => names.of(code);
}

/** A fixed recent time at which zones have today's rules; before 1980, few had summer time. */
const lately = Date.UTC(2026, 0, 1);

/** `Europe/Berlin` is Central European Time (Berlin): several zones share a name, so the place is added. */
function zoneNames(language: string) {
  const names = new Map<string, string>();
  return (timeZone: string) => {
    const known = names.get(timeZone);
    if (known !== undefined) return known;
    const format = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' });
    const clock = format.formatToParts(lately).find(({ type }) => type === 'timeZoneName')?.value;
    const place = timeZone.split('/').slice(1).at(-1)?.replaceAll('_', ' ');
    const name = clock && place ? `${clock} (${place})` : timeZone;
    names.set(timeZone, name);
    return name;
  };
}
