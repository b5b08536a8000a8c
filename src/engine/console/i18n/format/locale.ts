/** The BCP 47 tag of a language, for `Intl` and `lang`. */
export function localeOf(language: string): string {
  return language === 'zh-cn' ? 'zh-CN' : language;
}
