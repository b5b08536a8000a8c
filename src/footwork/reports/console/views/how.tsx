import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** A question mark that unfolds the computation of a value. */
export function How({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <details className="how">
      <summary aria-label={t('measurement.how.label', { name })}>?</summary>
      <p>{children}</p>
    </details>
  );
}
