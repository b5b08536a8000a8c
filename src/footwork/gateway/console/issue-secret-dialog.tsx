import { Alert } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#engine/console/data/api-error';
import { useEndpointMutation } from '#engine/console/data/endpoint/use-endpoint-mutation';
import { ShownOnceDialog } from '#engine/console/entity/record/shown-once-dialog';
import { formatDateTime } from '#engine/console/i18n/format/date';
import { FormDialog } from '#engine/console/kit/form-dialog';
import { languageOf } from '#engine/schema/contract/language';
import { issueDeviceSecret } from '../endpoints/device-secret';

interface IssueSecretDialogProps {
  readonly id: number;
  readonly name: string;
  /** Time at which the current secret was issued; null without a secret. */
  readonly issuedAt: string | null;
  readonly onClose: () => void;
}

/** Issues a new secret for a device and shows it once. */
export default function IssueSecretDialog({ id, name, issuedAt, onClose }: IssueSecretDialogProps) {
  const { t, i18n } = useTranslation();
  const language = languageOf(i18n.language);
  // Fixed at opening: the value is refetched after the call and must not change the dialog.
  const [before] = useState(issuedAt);
  const { send, isPending } = useEndpointMutation(issueDeviceSecret);
  const [secret, setSecret] = useState<string>();
  const [message, setMessage] = useState<string>();

  const issue = async () => {
    setMessage(undefined);
    try {
      setSecret((await send({ params: { id } })).secret);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setMessage(error.msg);
    }
  };

  const action = t(before === null ? 'device.issue' : 'device.rotate');
  const title = t('show.action.ask', { action, name });
  if (secret !== undefined) {
    return (
      <ShownOnceDialog title={action} label={t('device.shown', { name })} value={secret} onClose={onClose} />
    );
  }
  return (
    <FormDialog title={title} ok={{ text: action, isBusy: isPending, onClick: issue }} onCancel={onClose}>
      <p>
        {before === null
          ? t('device.issueText')
          : t('device.rotateText', { at: formatDateTime(before, language, 'short') })}
      </p>
      <div role="alert">{message && <Alert type="error" showIcon message={message} />}</div>
    </FormDialog>
  );
}
