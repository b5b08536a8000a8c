import type { Language } from '../../../entity/contract/language';
import { codeName } from '../../../entity/model/code-name';
import { formatDateTime } from './date';
import { formatNumber } from './number';

/** Makes the browser load its locale data for numbers, dates and countries early, because the first use is slow. */
export function warmFormats(language: Language): void {
  formatNumber(1000, language);
  formatDateTime(new Date(0).toISOString(), language, 'short');
  codeName('region', 'CN', language);
}
