import { loadConsoleLanguage } from './console-language';
import type { WordSource } from './words';

/** The words of the signed-in console. */
export const consoleWords: WordSource = loadConsoleLanguage;
