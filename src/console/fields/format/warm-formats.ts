import { codeName } from '../../../entity/code-name';
import type { Language } from '../../../entity/language';
import { formatDateTime } from './date';
import { formatNumber } from './number';

/** Has the browser load its tables of words for numbers, dates and countries, of which the first use costs most. */
export function warmFormats(language: Language): void {
  formatNumber(1000, language);
  formatDateTime(new Date(0).toISOString(), language, 'short');
  codeName('region', 'CN', language);
}
