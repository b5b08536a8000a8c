import { useUpdate } from '@refinedev/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { can, canWrite } from '../../../schema/access/access';
import { fieldNamed } from '../../../schema/model/entity';
import { ApiError } from '../../data/api-error';
import { usePagePath } from '../../data/navigation/places-context';
import type { Row } from '../../data/resource';
import { useActor } from '../../data/session';
import type { Tool } from '../../data/tool';
import { printQuestion } from '../../entity/explain/explain-address';
import { refusalOf } from '../../entity/fields/refusal';
import { quietly, useRefresh } from '../../entity/record/use-refresh';
import { confirm } from '../../kit/notice/confirm';
import { notify } from '../../kit/notice/notify';
import type { AccountProps } from './account-props';
import { usePasswordReset } from './use-password-reset';

interface AccountToolsProps extends AccountProps {
  readonly children: (tools: readonly Tool[]) => ReactNode;
}

/** Tools of an account: reset the password, enable or disable it, explain its rights. */
export function AccountTools({ entity, row, children }: AccountToolsProps) {
  const { t } = useTranslation();
  const actor = useActor();
  const refresh = useRefresh(entity);
  const { mutateAsync: update } = useUpdate<Row, ApiError, object>();
  const navigate = useNavigate();
  const reset = usePasswordReset({ entity, row });
  const maySwitch = can(actor, 'update', entity) && canWrite(actor, fieldNamed(entity, 'available'));
  const isOpen = row.available;
  const explain = usePagePath('system/role/explain');

  const switchTo = async (available: boolean) => {
    const name = row.nickname;
    const sure =
      available ||
      (await confirm({
        words: (t) => ({
          title: t('show.action.ask', { action: t('account.access.disable'), name }),
          body: t('account.access.disableText'),
          confirm: t('account.access.disable'),
        }),
        danger: true,
      }));
    if (!sure) return;
    try {
      const values = { available, version: row.version };
      await update({ resource: entity.name, id: row.id, values, ...quietly });
      notify.success(t(available ? 'account.access.enabled' : 'account.access.disabled', { name }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status !== 409) return;
    }
    await refresh();
  };
  const tools: readonly (Tool | false)[] = [
    explain !== undefined && {
      key: 'explain',
      title: t('menu.roleExplain'),
      onChoose: () => void navigate(`${explain}${printQuestion({ manager: row.id })}`),
    },
    reset.isOffered && {
      key: 'reset',
      title: t('account.reset.button'),
      reason: reset.refusal,
      onChoose: reset.start,
    },
    maySwitch && {
      key: 'access',
      title: t(isOpen ? 'account.access.disable' : 'account.access.enable'),
      danger: isOpen,
      reason: refusalOf(t, entity, row, 'update', 'available'),
      onChoose: () => void switchTo(!isOpen),
    },
  ];
  return (
    <>
      {children(tools.filter((tool) => tool !== false))}
      {reset.dialog}
    </>
  );
}
