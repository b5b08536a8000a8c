import { useTranslation } from 'react-i18next';
import type { Entity } from '../../entity/entity';
import { RecordFailure } from '../record/record-failure';
import { RecordLoading } from '../record/record-loading';
import { CollisionList } from './collision-list';
import { DraftChanges } from './draft-changes';
import { FindingList } from './finding-list';
import { ImpactTable } from './impact-table';
import type { Draft } from './menu-data';
import { useImpact } from './menu-queries';
import { PageNames } from './page-names';

/** What publishing the draft would do: to whom, to open tags, and what stands against it. */
export default function ImpactPanel({ entity, draft }: { entity: Entity; draft: Draft }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useImpact(draft.id, draft.version);
  if (error && !data) return <RecordFailure error={error} onRetry={refetch} />;
  if (!data) return <RecordLoading />;
  return (
    <section className="menu-frame menu-panel menu-impact" aria-label={t('menuPage.parts.impact')}>
      {data.faults.length > 0 && (
        <div>
          <h3>{t('menuPage.impact.faults')}</h3>
          <FindingList findings={data.faults} tree={draft.tree} kind="fault" />
        </div>
      )}
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
        <ImpactTable roles={data.roles} />
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
      </div>
    </section>
  );
}
