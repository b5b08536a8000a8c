/** Names by which browsers tell themselves apart; the first that is found counts. */
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

/** `Firefox 128 · Linux`; the beginning of the text where it names no known browser, undefined where there is none. */
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
