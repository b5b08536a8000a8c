import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entity } from '../../entity/entity';
import { useSession } from '../providers/session';
import { RecordFailure } from '../record/record-failure';
import { RecordLoading } from '../record/record-loading';
import { Arranger } from './arranger';
import type { LiveTree } from './menu-data';
import { useLiveTree, useMenusAnew } from './menu-queries';
import { useLiveDesk } from './use-live-desk';

/** The published menus. */
export function LiveMenus({ entity }: { entity: Entity }) {
  const { data, error, refetch } = useLiveTree();
  useFollow();
  if (data) return <LiveDesk entity={entity} live={data} />;
  return error ? <RecordFailure error={error} onRetry={refetch} /> : <RecordLoading />;
}

function LiveDesk({ entity, live }: { entity: Entity; live: LiveTree }) {
  const { t } = useTranslation();
  const desk = useLiveDesk(entity, live);
  return <Arranger entity={entity} desk={desk} label={t('menuPage.views.published')} />;
}

/** When the navigation of this session has changed, somebody has changed menus. */
function useFollow(): void {
  const { menus } = useSession();
  const anew = useMenusAnew();
  const seen = useRef(menus);
  useEffect(() => {
    if (seen.current !== menus) void anew();
    seen.current = menus;
  }, [menus, anew]);
}
