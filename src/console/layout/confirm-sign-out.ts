import type { TFunction } from 'i18next';
import { signOut } from '../providers/auth-provider';
import { confirm } from '../providers/confirm';

/** Signs out whoever is sure. */
export async function confirmSignOut(t: TFunction): Promise<void> {
  const sure = await confirm({
    title: t('console.layout.signOut'),
    body: t('console.layout.signOutQuestion'),
    confirm: t('console.layout.signOut'),
  });
  if (sure) await signOut();
}
