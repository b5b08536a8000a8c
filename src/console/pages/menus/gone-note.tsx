import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { DraftGone } from '../../../entity/contract/draft-gone';
import { PageNote } from '../../kit/page-note';
import { useGoneWords } from './gone-words';

/** In place of a draft that was no more when it was opened. */
export function GoneNote({ gone }: { readonly gone: DraftGone }) {
  const { t } = useTranslation();
  const inWords = useGoneWords();
  return (
    <PageNote icon="warning" title={t('show.gone')} text={inWords(gone)}>
      <Link to="?view=drafts">{t('menuPage.draft.all')}</Link>
    </PageNote>
  );
}
