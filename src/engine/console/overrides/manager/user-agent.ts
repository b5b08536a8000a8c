/** Patterns of user agents; the first match wins, since some contain the names of others. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:e|A|iOS)?\/(\d+)/, 'Edge'],
  [/(?:OPR|Opera)\/(\d+)/, 'Opera'],
  [/SamsungBrowser\/(\d+)/, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/(?:HeadlessChrome|Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/Version\/(\d+).*Safari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/iPad/, 'iPadOS'],
  [/iPhone|iPod/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** `Firefox 128 · Linux`; for an unknown browser the beginning of the user agent, undefined without one. */
export function deviceOf(userAgent: string | null): string | undefined {
  if (!userAgent) return undefined;
  const [pattern, browser] = browsers.find(([known]) => known.test(userAgent)) ?? [];
  if (!pattern || !browser) return userAgent.slice(0, 60);
  const named = `${browser} ${pattern.exec(userAgent)?.[1]}`;
  const system = systems.find(([known]) => known.test(userAgent))?.[1];
  return system ? `${named} · ${system}` : named;
}

export function isHandheld(userAgent: string | null): boolean {
  return /Mobi|Android|iPad/.test(userAgent ?? '');
}
