import { Button, Collapse } from 'antd';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { holdsPerm } from '../../../schema/access/perms';
import { type Revision, restoreMenus } from '../../../schema/contract/endpoints/menu-revision';
import type { LiveTree } from '../../../schema/contract/endpoints/menu-tree';
import { languageOf } from '../../../schema/contract/language';
import { difference } from '../../../schema/menu/menu-difference';
import type { MenuEntry } from '../../../schema/menu/menu-entry';
import { impactOf } from '../../../schema/menu/menu-impact';
import { useEndpointMutation } from '../../data/endpoint/use-endpoint-mutation';
import { useActor } from '../../data/session';
import { Unanswered } from '../../entity/record/unanswered';
import { formatDateTime } from '../../i18n/format/date';
import { menuTitle } from '../../i18n/menu-title';
import { notify } from '../../kit/notice/notify';
import { ChangeList } from './change-list';
import { useLiveTree, useRevision, useRevisions } from './menu-queries';
import { revisionName } from './menu-words';
import PublishDialog from './publish-dialog';

/** The revisions with author, time and changes, and a button to restore each. */
export default function HistoryPage() {
  const { t, i18n } = useTranslation();
  const mayPublish = holdsPerm(useActor(), 'sys:menu:publish');
  const [before, setBefore] = useState<number>();
  const [chosen, setChosen] = useState<string>();
  const [restoring, setRestoring] = useState<Revision>();
  const query = useRevisions(before);
  const newest = useRevisions(undefined).data?.list[0]?.id;
  if (!query.data) return <Unanswered query={query} />;
  const { list, older } = query.data;
  return (
    <section className="menu-frame" aria-label={t('menuPage.views.history')}>
      {list.length === 0 && <p className="menu-lead">{t('menuPage.history.none')}</p>}
      <Collapse
        ghost
        destroyOnHidden
        activeKey={chosen ?? String(list[0]?.id)}
        onChange={(keys) => setChosen(keys.at(-1) ?? '')}
        items={list.map((revision, at) => ({
          key: String(revision.id),
          label: (
            <>
              <strong>{revisionName(t, revision)}</strong>
              <div className="menu-lead">
                {formatDateTime(revision.at, languageOf(i18n.language), 'short')} ·{' '}
                {revision.actor_name || t('menuPage.history.system')} · {summaryText(t, revision)}
              </div>
            </>
          ),
          children: (
            <>
              <RevisionChanges from={list[at + 1]?.id ?? older} to={revision.id} />
              {mayPublish && revision.id !== newest && (
                <Button onClick={() => setRestoring(revision)}>{t('menuPage.restore.open')}</Button>
              )}
            </>
          ),
        }))}
      />
      <div className="menu-bar">
        {before !== undefined && (
          <Button onClick={() => setBefore(undefined)}>{t('menuPage.history.newest')}</Button>
        )}
        {older !== null && (
          <Button onClick={() => setBefore(list.at(-1)?.id)}>{t('menuPage.history.older')}</Button>
        )}
      </div>
      {restoring && <RestoreDialog revision={restoring} onClose={() => setRestoring(undefined)} />}
    </section>
  );
}

function summaryText(t: TFunction, { summary, entries }: Revision): string {
  if (!summary) return t('menuPage.history.entries', { count: entries });
  return t(summary.count > 1 ? 'menuPage.history.changes' : 'menuPage.history.change', {
    kind: t(`menuPage.difference.${summary.kind}`),
    name: menuTitle(t, summary.name),
    more: summary.count - 1,
  });
}

/** The difference from the revision before. */
function RevisionChanges({ from, to }: { readonly from: number | null; readonly to: number }) {
  const { t } = useTranslation();
  const older = useRevision(from ?? to);
  const newer = useRevision(to);
  if (from === null) return <p className="menu-lead">{t('menuPage.history.first')}</p>;
  if (!older.data || !newer.data) return <Unanswered query={older.data ? newer : older} />;
  return <ChangeList from={older.data.tree} to={newer.data.tree} />;
}

interface RestoreDialogProps {
  readonly revision: Revision;
  readonly onClose: () => void;
}

/** Shows what restoring a revision would change, and restores it. */
function RestoreDialog({ revision, onClose }: RestoreDialogProps) {
  const { t } = useTranslation();
  const { send } = useEndpointMutation(restoreMenus);
  const { data: live, error } = useLiveTree();
  const wanted = useRevision(revision.id);
  const impact = live && wanted.data && impactOfRestoring(live, wanted.data.tree);
  const isSame = impact !== undefined && difference(impact.current, impact.next).length === 0;
  return (
    <PublishDialog
      roles={live?.roles ?? []}
      title={t('menuPage.restore.title', { name: revisionName(t, revision) })}
      text={t(isSame ? 'menuPage.restore.same' : 'menuPage.restore.text')}
      okText={t('menuPage.restore.confirm')}
      impact={impact}
      error={error ?? wanted.error}
      disabled={isSame}
      onPublish={async (note) => {
        // The revision for which the consequences were computed, as an optimistic lock.
        const body = { newest: impact?.newest ?? 0, ...(note.trim() !== '' && { note }) };
        await send({ params: { id: revision.id }, body });
        notify.success(t('menuPage.restore.done'));
        onClose();
      }}
      onClose={onClose}
    />
  );
}

/** Deleted roles are dropped, as the server does. */
function impactOfRestoring(
  { tree: current, roles, revision: newest }: LiveTree,
  wanted: readonly MenuEntry[],
) {
  const codes = new Set(roles.map(({ code }) => code));
  const next = wanted.map((entry) => ({ ...entry, roles: entry.roles.filter((code) => codes.has(code)) }));
  const nothing = { faults: [], warnings: [], collisions: [] };
  return { ...impactOf(current, next, roles), ...nothing, base: current, current, next, newest };
}
