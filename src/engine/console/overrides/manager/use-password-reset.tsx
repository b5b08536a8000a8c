import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { can, canWrite } from '../../../schema/access/access';
import { fieldNamed } from '../../../schema/model/entity';
import { useActor } from '../../data/session';
import { refusalOf } from '../../entity/fields/refusal';
import type { AccountProps } from './account-props';

const ResetPasswordDialog = lazy(() => import('./reset-password-dialog'));

interface PasswordReset {
  /** Whether the user may reset passwords at all. */
  readonly isOffered: boolean;
  /** Why this account's password cannot be reset. */
  readonly refusal: string | undefined;
  readonly start: () => void;
  /** The caller must render this; empty while closed. */
  readonly dialog: ReactNode;
}

/** Resets an account's password, or sets its first one. */
export function usePasswordReset({ entity, row }: AccountProps): PasswordReset {
  const { t } = useTranslation();
  const actor = useActor();
  const [isOpen, setOpen] = useState(false);
  return {
    isOffered: can(actor, 'update', entity) && canWrite(actor, fieldNamed(entity, 'password')),
    refusal: refusalOf(t, entity, row, 'update', 'password'),
    start: () => setOpen(true),
    dialog: isOpen && (
      <Suspense>
        <ResetPasswordDialog row={row} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}
