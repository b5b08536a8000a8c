import { useTranslation } from 'react-i18next';
import type { Draft } from '../../../entity/contract/endpoints/menu-draft';
import type { RoleInfo } from '../../../entity/menu/menu-impact';
import { usePerm } from '../../data/access/can';
import { RecordFailure } from '../../entity/record/record-failure';
import { RecordLoading } from '../../entity/record/record-loading';
import { Consequences } from './consequences';
import { useImpact } from './menu-queries';

interface ImpactPanelProps {
  readonly draft: Draft;
  readonly roles: readonly RoleInfo[];
}

/** What publishing the draft would change. */
export default function ImpactPanel({ draft, roles }: ImpactPanelProps) {
  const { t } = useTranslation();
  const mayPublish = usePerm(['sys:menu:publish']);
  const { data, error, refetch } = useImpact(draft.id, draft.version);
  if (error && !data) return <RecordFailure error={error} onRetry={refetch} />;
  if (!data) return <RecordLoading />;
  return (
    <section className="menu-frame menu-panel" aria-label={t('menuPage.parts.impact')}>
      <Consequences impact={data} roles={roles} mayPublish={mayPublish} />
    </section>
  );
}
