import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Unanswered } from '../../entity/record/unanswered';
import { PageNote } from '../../kit/page-note';
import { DraftEditor } from './draft-editor';
import { useLiveTree, useStoredDraft } from './menu-queries';
import { goneText } from './menu-words';
import { goneIn } from './use-draft-edits';

/** Page of a stored draft. */
export default function DraftPage({ id }: { readonly id: number }) {
  const { t } = useTranslation();
  const draft = useStoredDraft(id);
  const live = useLiveTree();
  if (draft.data && live.data)
    return <DraftEditor start={draft.data} live={live.data} reload={draft.refetch} />;
  const gone = goneIn(draft.error?.data);
  if (!gone) return <Unanswered query={draft.data ? live : draft} />;
  return (
    <PageNote icon="warning" title={t('show.gone')} text={goneText(t, gone)}>
      <Link to="?view=drafts">{t('menuPage.draft.all')}</Link>
    </PageNote>
  );
}
