import { useTranslation } from 'react-i18next';
import type { LiveTree } from '../../../entity/contract/endpoints/menu-tree';
import type { Entity } from '../../../entity/model/entity';
import { RecordFailure } from '../../entity/record/record-failure';
import { RecordLoading } from '../../entity/record/record-loading';
import { Arranger } from './arranger';
import { useLiveTree } from './menu-queries';
import { useLiveDesk } from './use-live-desk';

/** The published menus; `followSession` has them asked for anew when somebody has changed them. */
export function LiveMenus({ entity }: { entity: Entity }) {
  const { data, error, refetch } = useLiveTree();
  if (data) return <LiveDesk entity={entity} live={data} />;
  return error ? <RecordFailure error={error} onRetry={refetch} /> : <RecordLoading />;
}

function LiveDesk({ entity, live }: { entity: Entity; live: LiveTree }) {
  const { t } = useTranslation();
  const desk = useLiveDesk(entity, live);
  return <Arranger entity={entity} desk={desk} label={t('menuPage.views.published')} />;
}
