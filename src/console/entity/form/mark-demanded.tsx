import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** For antd's `Form`: a star after the label of what must be given, with a word for who does not see it. */
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
