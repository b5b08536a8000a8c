import { Alert, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { holdsPerm } from '../../../schema/access/perms';
import { publishMenuDraft } from '../../../schema/contract/endpoints/menu-draft';
import type { RoleInfo } from '../../../schema/menu/menu-impact';
import type { Side } from '../../../schema/menu/merge-menus';
import { ApiError } from '../../data/api-error';
import { useEndpointMutation } from '../../data/endpoint/use-endpoint-mutation';
import { useActor } from '../../data/session';
import { notify } from '../../kit/notice/notify';
import { useImpact } from './menu-queries';
import PublishDialog from './publish-dialog';
import { TheirChanges } from './their-changes';

interface PublishDraftProps {
  readonly draft: { readonly id: number; readonly version: number; readonly name: string };
  readonly roles: readonly RoleInfo[];
  readonly onFailed: (error: ApiError) => void;
  readonly onPublished: () => void;
  readonly onSent: ((isSent: boolean) => void) | undefined;
  readonly onClose: () => void;
}

/** The consequences of a draft, what others published meanwhile, and the button that publishes. */
export default function PublishDraft(props: PublishDraftProps) {
  const { draft, roles, onFailed, onPublished, onSent, onClose } = props;
  const { t } = useTranslation();
  const mayPublish = holdsPerm(useActor(), 'sys:menu:publish');
  const { send } = useEndpointMutation(publishMenuDraft, { isLeaving: true });
  const [choice, setChoice] = useState<{ readonly side: Side; readonly newest: number }>();
  const [isSent, setSent] = useState(false);
  const { data: impact, error } = useImpact(draft.id, draft.version, choice?.side, !isSent);
  // A choice about older publications says nothing about a later one.
  const decision = impact && choice?.newest !== impact.newest ? undefined : choice;
  const isColliding = impact !== undefined && impact.collisions.length > 0;
  const noteSent = (sent: boolean) => {
    setSent(sent);
    onSent?.(sent);
  };
  const publish = async (note: string) => {
    noteSent(true);
    try {
      await send({ params: { id: draft.id }, body: { version: draft.version, note, ...decision } });
    } catch (failure) {
      noteSent(false);
      setChoice(undefined);
      if (failure instanceof ApiError) onFailed(failure);
      throw failure;
    }
    notify.success(t('menuPage.publish.done'));
    onPublished();
  };
  return (
    <PublishDialog
      roles={roles}
      title={t(mayPublish ? 'menuPage.publish.title' : 'menuPage.impact.title', { name: draft.name })}
      text={t('menuPage.publish.text')}
      okText={t('menuPage.publish.confirm')}
      impact={impact}
      error={error}
      usualNote={draft.name}
      disabled={isColliding && decision === undefined}
      onPublish={mayPublish ? publish : undefined}
      onClose={onClose}
    >
      {isColliding && (
        <Alert
          type="warning"
          message={t('menuPage.publish.collides')}
          description={
            <>
              <TheirChanges base={impact.base} theirs={impact.current} collisions={impact.collisions} />
              {mayPublish && (
                <Radio.Group
                  options={(['theirs', 'mine'] as const).map((value) => ({
                    value,
                    label: t(`menuPage.side.${value}`),
                  }))}
                  value={decision?.side}
                  onChange={(event) => setChoice({ side: event.target.value, newest: impact.newest })}
                />
              )}
            </>
          }
        />
      )}
    </PublishDialog>
  );
}
