import type { NamedCode } from './entity-schema';

const made = new Map<string, (code: string) => string | undefined>();

/** What people call a code: `ES` is Spain, España or 西班牙. */
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

/** `Asia/Shanghai` is China Standard Time, in summer too: the name says no offset. */
function zoneNames(language: string) {
  const names = new Map<string, string | undefined>();
  return (timeZone: string) => {
    if (!names.has(timeZone)) {
      const format = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' });
      names.set(timeZone, format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value);
    }
    return names.get(timeZone);
  };
}
