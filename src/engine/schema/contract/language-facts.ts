interface LanguageFacts {
  /** In the language itself. */
  readonly name: string;
  /** BCP 47, for `Intl` and `lang`. */
  readonly tag: string;
  /** dayjs patterns of dates and times in forms. */
  readonly day: string;
  readonly time: string;
  /**
   * dayjs pattern of dates typed in digits. No pattern may be the beginning of another, because the input
   * parses the text after each key press.
   */
  readonly typed: string;
}

/** Languages into which the interface is translated. The words of each are in its folder of `src/engine/locales`. */
export const languageFacts = {
  'zh-cn': { name: '简体中文', tag: 'zh-CN', day: 'YYYY年M月D日', time: 'HH:mm', typed: 'YYYY/MM/DD' },
  en: { name: 'English', tag: 'en', day: 'MMM D, YYYY', time: 'h:mm A', typed: 'M/D/YYYY' },
  es: { name: 'Español', tag: 'es', day: 'D MMM YYYY', time: 'H:mm', typed: 'D/M/YYYY' },
} as const satisfies Readonly<Record<string, LanguageFacts>>;

export type Language = keyof typeof languageFacts;

export const translated = Object.keys(languageFacts) as [Language, ...Language[]];
