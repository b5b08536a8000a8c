import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Draft } from '../../../entity/contract/endpoints/menu-draft';
import type { RoleInfo } from '../../../entity/menu/menu-impact';
import type { Entity } from '../../../entity/model/entity';
import { usePerm } from '../../data/access/use-perm';
import { RecordFailure } from '../../entity/record/record-failure';
import { RecordLoading } from '../../entity/record/record-loading';
import { CollisionList } from './collision-list';
import { DraftChanges } from './draft-changes';
import { FindingList } from './finding-list';
import { ImpactTable } from './impact-table';
import { useImpact } from './menu-queries';
import { unpublishedInWords, useRightsRefusal } from './menu-rights';
import { OwnTags } from './own-tags';
import { PageNames } from './page-names';

interface ImpactPanelProps {
  readonly entity: Entity;
  readonly draft: Draft;
  readonly roles: readonly RoleInfo[];
}

/** What publishing the draft would do: to whom, to open tags, and what stands against it. */
export default function ImpactPanel({ entity, draft, roles }: ImpactPanelProps) {
  const { t } = useTranslation();
  const mayPublish = usePerm(['sys:menu:publish']);
  const { data, error, refetch } = useImpact(draft.id, draft.version);
  const refusalOf = useRightsRefusal();
  if (error && !data) return <RecordFailure error={error} onRetry={refetch} />;
  if (!data) return <RecordLoading />;
  const refusal = mayPublish ? refusalOf(data.current, data.next) : undefined;
  return (
    <section className="menu-frame menu-panel menu-impact" aria-label={t('menuPage.parts.impact')}>
      {data.faults.length > 0 && (
        <div>
          <h3>{t('menuPage.impact.faults')}</h3>
          <FindingList findings={data.faults} tree={draft.tree} kind="fault" />
        </div>
      )}
      {refusal && <Alert type="warning" showIcon message={unpublishedInWords(t, refusal, roles)} />}
      {data.collisions.length > 0 && (
        <div>
          <h3>{t('menuPage.impact.collisions')}</h3>
          <p className="menu-lead">{t('menuPage.impact.collisionsLead')}</p>
          <CollisionList entity={entity} collisions={data.collisions} />
        </div>
      )}
      {data.warnings.length > 0 && (
        <div>
          <h3>{t('menuPage.impact.warnings')}</h3>
          <FindingList findings={data.warnings} tree={draft.tree} kind="warning" />
        </div>
      )}
      <div>
        <h3>{t('menuPage.impact.changes')}</h3>
        <DraftChanges impact={data} />
      </div>
      <div>
        <h3>{t('menuPage.impact.roles')}</h3>
        <ImpactTable roles={data.roles} heading="h4" />
      </div>
      <div>
        <h3>{t('menuPage.impact.vanished')}</h3>
        {data.vanished.length === 0 ? (
          <p className="menu-lead">{t('menuPage.impact.noneVanished')}</p>
        ) : (
          <>
            <p className="menu-lead">{t('menuPage.impact.vanishedLead')}</p>
            <PageNames pages={data.vanished} />
          </>
        )}
        <OwnTags current={data.current} next={data.next} />
      </div>
    </section>
  );
}
