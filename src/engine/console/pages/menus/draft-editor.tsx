import { Alert, Button, Input } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { holdsPerm } from '../../../schema/access/perms';
import type { DraftGone } from '../../../schema/contract/draft-gone';
import type { LiveTree } from '../../../schema/contract/endpoints/menu-tree';
import { useActor } from '../../data/session';
import { Mark } from '../../entity/fields/cells/mark';
import { askToDiscard } from '../../kit/form-dialog';
import { MenuTree } from './menu-tree';
import { goneText } from './menu-words';
import { type DraftBase, useDraftEdits } from './use-draft-edits';

const ConflictDialog = lazy(() => import('./conflict-dialog'));
const PublishDraft = lazy(() => import('./publish-draft'));

interface DraftEditorProps {
  readonly start: DraftBase;
  readonly live: LiveTree;
  /** How others ended the stored draft. */
  readonly ended?: DraftGone | undefined;
  /** Whether the publication of a stored draft has been sent; false again if it failed. */
  readonly onSent?: (isSent: boolean) => void;
}

/** The tree of a draft or of the published menus, and below it a form that names, saves and publishes the draft. */
export function DraftEditor({ start, live, ended, onSent }: DraftEditorProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const mayPublish = holdsPerm(useActor(), 'sys:menu:publish');
  const [isPublishing, setPublishing] = useState(false);
  // Ignores how the draft ended while publishing: the live event of the publication arrives before its response.
  const draft = useDraftEdits(start, live.roles, isPublishing ? undefined : ended);
  const { base, name, editor, isChanged, gone, conflict } = draft;
  const { id } = base;
  const { mayChange, isSaving } = editor;
  const isStored = id !== undefined;
  const isNamed = name.trim() !== '';
  const canSave = isNamed && !isSaving && (isChanged || gone !== undefined);
  const discard = async () => {
    if (await askToDiscard()) draft.discard();
  };
  const review = async () => {
    if (!isChanged || (await draft.save())) setPublishing(true);
  };
  return (
    <>
      {gone && (
        <Alert
          type="warning"
          showIcon
          message={goneText(t, gone)}
          description={mayChange && t('menuPage.gone.text')}
        />
      )}
      <MenuTree editor={editor} label={isStored ? name : t('menuPage.views.published')} />
      {(isStored || isChanged || gone) && (
        <form
          noValidate
          className="menu-bar menu-draft"
          onSubmit={(event) => {
            event.preventDefault();
            if (canSave) void draft.save();
          }}
        >
          {(isStored || gone) && <Link to="?view=drafts">{t('menuPage.draft.all')}</Link>}
          {mayChange ? (
            <Input
              className="menu-draft-name"
              aria-label={t('menuPage.draft.name')}
              maxLength={80}
              showCount
              disabled={isSaving}
              status={isNamed ? '' : 'error'}
              value={name}
              onChange={(event) => draft.rename(event.target.value)}
            />
          ) : (
            <h2>{name}</h2>
          )}
          <span role="status" className="menu-marks">
            {!isNamed && <Mark color="red">{t('live.illegalInput')}</Mark>}
            {isChanged && <Mark color="gold">{t('menuPage.draft.unsaved')}</Mark>}
            {base.faults.length > 0 && (
              <Mark color="red">{t('menuPage.draft.faults', { count: base.faults.length })}</Mark>
            )}
            {base.based_on < live.revision && <Mark color="gold">{t('menuPage.draft.behind')}</Mark>}
          </span>
          <span className="menu-bar-end">
            {isChanged && (
              <Button disabled={isSaving} onClick={() => void discard()}>
                {t('menuPage.draft.discard')}
              </Button>
            )}
            {mayChange && (
              <Button
                type={isStored ? 'default' : 'primary'}
                loading={isSaving}
                disabled={!canSave}
                htmlType="submit"
              >
                {t(isStored ? 'form.save' : 'menuPage.draft.save')}
              </Button>
            )}
            {isStored && (
              <Button type="primary" disabled={isSaving || !isNamed} onClick={() => void review()}>
                {t(mayPublish ? 'menuPage.publish.open' : 'menuPage.impact.open')}
              </Button>
            )}
          </span>
        </form>
      )}
      <Suspense>
        {conflict && (
          <ConflictDialog
            base={base.tree}
            theirs={conflict.theirs.tree}
            collisions={conflict.collisions}
            onDecided={draft.decide}
          />
        )}
        {isPublishing && isStored && (
          <PublishDraft
            draft={{ ...base, id }}
            roles={live.roles}
            onFailed={draft.follow}
            onSent={onSent}
            onPublished={() => navigate('?')}
            onClose={() => setPublishing(false)}
          />
        )}
      </Suspense>
    </>
  );
}
