import { useTranslation } from 'react-i18next';
import type { Finding } from '../../../entity/contract/endpoints/menu-tree';
import type { MenuEntry } from '../../../entity/menu/menu-entry';
import { useEntryTitle } from './entry-title';

interface FindingListProps {
  readonly findings: readonly Finding[];
  readonly tree: readonly MenuEntry[];
  readonly kind: 'fault' | 'warning';
}

/** What is to be said of entries, each by its name. */
export function FindingList({ findings, tree, kind }: FindingListProps) {
  const { t } = useTranslation();
  const titleOf = useEntryTitle();
  if (findings.length === 0) return null;
  return (
    <ul className={kind === 'fault' ? 'menu-findings is-fault' : 'menu-findings'}>
      {findings.map(({ field, rule, message, isKnown }) => {
        const entry = tree.find(({ id }) => field.startsWith(`tree.${id}.`));
        return (
          <li key={`${field} ${rule}`}>
            {entry && <strong>{titleOf(entry)}: </strong>}
            {message}
            {isKnown && <small> {t('menuPage.impact.known')}</small>}
          </li>
        );
      })}
    </ul>
  );
}
