import type { Language } from '../../../schema/contract/language-facts';
import { codeName } from '../../../schema/model/code-name';
import { formatDateTime } from './date';
import { formatNumber } from './number';

/**
 * Makes the browser load its locale data for numbers, dates and countries early, because the first use is slow; each in
 * a task of its own.
 */
export function warmFormats(language: Language): void {
  setTimeout(() => formatNumber(1000, language));
  setTimeout(() => formatDateTime(new Date(0).toISOString(), language, 'short'));
  setTimeout(() => codeName('region', 'CN', language));
}
