import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '#engine/console/data/endpoint/use-endpoint';
import { useEndpointMutation } from '#engine/console/data/endpoint/use-endpoint-mutation';
import { useActor } from '#engine/console/data/session';
import type { Tool } from '#engine/console/data/tool';
import { confirm } from '#engine/console/kit/notice/confirm';
import { notify } from '#engine/console/kit/notice/notify';
import { holdsPerm } from '#engine/schema/access/perms';
import { getDeviceSecret, revokeDeviceSecret, secretsPermission } from '../endpoints/device-secret';

const IssueSecretDialog = lazy(() => import('./issue-secret-dialog'));

interface SecretToolsProps {
  readonly row: { readonly id: number; readonly dev_code: string };
  readonly children: (tools: readonly Tool[]) => ReactNode;
}

/** Tools to issue, replace or revoke the secret that a device uses for the gateway. */
export function SecretTools({ row: { id, dev_code: name }, children }: SecretToolsProps) {
  const { t } = useTranslation();
  const isOffered = holdsPerm(useActor(), secretsPermission);
  const call = { params: { id } };
  const { data } = useEndpoint(getDeviceSecret, call, { enabled: isOffered });
  const { attempt } = useEndpointMutation(revokeDeviceSecret);
  const [isOpen, setOpen] = useState(false);
  const issuedAt = data?.issued_at ?? null;

  const revoke = async () => {
    const sure = await confirm({
      words: (t) => ({
        title: t('show.action.ask', { action: t('device.revoke'), name }),
        body: t('device.revokeText'),
        confirm: t('device.revoke'),
      }),
      danger: true,
    });
    if (sure && (await attempt(call))) notify.success(t('device.revoked', { name }));
  };

  const tools: readonly (Tool | false)[] = [
    isOffered && {
      key: 'issueSecret',
      title: t(issuedAt === null ? 'device.issue' : 'device.rotate'),
      onChoose: () => setOpen(true),
    },
    isOffered &&
      issuedAt !== null && {
        key: 'revokeSecret',
        title: t('device.revoke'),
        danger: true,
        onChoose: () => void revoke(),
      },
  ];
  return (
    <>
      {children(tools.filter((tool) => tool !== false))}
      {isOpen && (
        <Suspense>
          <IssueSecretDialog id={id} name={name} issuedAt={issuedAt} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
