import { useMutation } from '@tanstack/react-query';
import { Alert, Input } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Impact } from '../../../schema/contract/endpoints/menu-draft';
import type { InvalidData } from '../../../schema/contract/envelope';
import type { RoleInfo } from '../../../schema/menu/menu-impact';
import { rightsRefusal } from '../../../schema/menu/menu-rights';
import { ApiError } from '../../data/api-error';
import { useActor } from '../../data/session';
import { RecordLoading } from '../../entity/record/record-loading';
import { FormDialog } from '../../kit/form-dialog';
import { Consequences, FindingAlert } from './consequences';

interface PublishDialogProps {
  readonly roles: readonly RoleInfo[];
  readonly title: string;
  readonly text: string;
  readonly okText: string;
  /** Undefined while it is loading. */
  readonly impact: Impact | undefined;
  /** The error of loading the impact. */
  readonly error?: ApiError | null;
  readonly usualNote?: string;
  readonly disabled: boolean;
  /** Rejects with an `ApiError`, which the dialog shows. Undefined without permission to publish. */
  readonly onPublish: ((note: string) => Promise<unknown>) | undefined;
  readonly onClose: () => void;
  /** Shown above the consequences. */
  readonly children?: ReactNode;
}

/** Shows the consequences of publishing menus, asks for a note, and publishes. */
export default function PublishDialog(props: PublishDialogProps) {
  const { roles, title, text, okText, impact, error, usualNote, disabled, onPublish, children } = props;
  const { t } = useTranslation();
  const noteId = useId();
  const [note, setNote] = useState('');
  const actor = useActor();
  const refusal = impact && onPublish && rightsRefusal(actor, impact.current, impact.next);
  const {
    mutate: run,
    isPending,
    error: failure,
  } = useMutation<unknown, ApiError>({
    mutationFn: async () => onPublish?.(note),
    throwOnError: (thrown) => !(thrown instanceof ApiError),
  });

  const said = failure ?? (impact ? undefined : error);
  const faults = (said?.data as InvalidData | null | undefined)?.errors ?? [];
  return (
    <FormDialog
      width={680}
      title={title}
      isChanged={note !== '' && !isPending}
      onCancel={() => !isPending && props.onClose()}
      {...(!onPublish && { cancelText: t('menuPage.close') })}
      ok={
        onPublish && {
          text: okText,
          isBusy: isPending,
          disabled: !impact || impact.faults.length > 0 || refusal !== undefined || disabled,
          onClick: () => run(),
        }
      }
    >
      <div role="alert" className="menu-said">
        {said && faults.length === 0 && <Alert type="error" showIcon message={said.msg} />}
        {said && <FindingAlert type="error" title={said.msg} findings={faults} tree={impact?.next ?? []} />}
      </div>
      {!impact && !error && <RecordLoading />}
      {impact && (
        <div className="menu-publish">
          {onPublish && <p>{text}</p>}
          {children}
          <Consequences impact={impact} roles={roles} refusal={refusal} />
        </div>
      )}
      {onPublish && (
        <>
          <label htmlFor={noteId}>{t('menuPage.publish.note')}</label>
          <Input.TextArea
            id={noteId}
            rows={2}
            maxLength={200}
            showCount
            value={note}
            placeholder={usualNote}
            onChange={(event) => setNote(event.target.value)}
          />
        </>
      )}
    </FormDialog>
  );
}
