import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { DraftGone } from '../../entity/draft-gone';
import { PageNote } from '../layout/page-note';

/** In place of a draft that was no more when it was opened. */
export function GoneNote({ gone: { way, by } }: { readonly gone: DraftGone }) {
  const { t } = useTranslation();
  return (
    <PageNote icon="warning" title={t('show.gone')} text={t(`menuPage.gone.${way}`, { name: by ?? '—' })}>
      <Link to="?view=drafts">{t('menuPage.draft.all')}</Link>
    </PageNote>
  );
}
