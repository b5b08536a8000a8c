import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Draft } from '../../../schema/contract/endpoints/menu-draft';
import { Unanswered } from '../../entity/record/unanswered';
import { PageNote } from '../../kit/page-note';
import { DraftEditor } from './draft-editor';
import { useLiveTree, useStoredDraft } from './menu-queries';
import { goneText } from './menu-words';
import { goneIn } from './use-draft-edits';

export default function DraftPage({ id }: { readonly id: number }) {
  const { t } = useTranslation();
  // The live event of the publication arrives before its response; until then no query asks for the deleted draft.
  const [isSent, setSent] = useState(false);
  const draft = useStoredDraft(id, !isSent);
  const live = useLiveTree();
  // Kept, so that a later failure does not close the editor.
  const [start, setStart] = useState<Draft>();
  if (draft.data && draft.data !== start) setStart(draft.data);
  const gone = goneIn(draft.error?.data);
  if (start && live.data) return <DraftEditor start={start} live={live.data} ended={gone} onSent={setSent} />;
  if (!gone) return <Unanswered query={draft.data ? live : draft} />;
  return (
    <PageNote icon="warning" title={t('show.gone')} text={goneText(t, gone)}>
      <Link to="?view=drafts">{t('menuPage.draft.all')}</Link>
    </PageNote>
  );
}
