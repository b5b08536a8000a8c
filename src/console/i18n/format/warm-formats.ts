import type { Language } from '../../../entity/contract/language';
import { codeName } from '../../../entity/model/code-name';
import { formatDateTime } from './date';
import { formatNumber } from './number';

/** Has the browser load its tables of words for numbers, dates and countries, of which the first use costs most. */
export function warmFormats(language: Language): void {
  formatNumber(1000, language);
  formatDateTime(new Date(0).toISOString(), language, 'short');
  codeName('region', 'CN', language);
}
