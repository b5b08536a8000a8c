import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** For antd's `Form`: marks required fields with a star, and with a word for screen readers. */
export function markDemanded(label: ReactNode, { required }: { readonly required: boolean }): ReactNode {
  return (
    <>
      {label}
      {required && <Star />}
    </>
  );
}

function Star() {
  const { t } = useTranslation();
  return (
    <span className="form-demanded" title={t('formPage.demanded')}>
      <span aria-hidden="true"> *</span>
      <span className="visually-hidden"> ({t('formPage.demanded')})</span>
    </span>
  );
}
