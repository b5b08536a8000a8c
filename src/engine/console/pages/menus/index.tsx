import { Button } from 'antd';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { createMenuDraft } from '../../../schema/contract/endpoints/menu-draft';
import type { LiveTree } from '../../../schema/contract/endpoints/menu-tree';
import { languageOf } from '../../../schema/contract/language';
import { useEndpointMutation } from '../../data/endpoint/use-endpoint-mutation';
import { usePlaceTitle } from '../../data/navigation/place-title';
import { useCurrentPlace } from '../../data/navigation/places-context';
import type { PageProps } from '../../data/resource';
import { RecordLoading } from '../../entity/record/record-loading';
import { Unanswered } from '../../entity/record/unanswered';
import { entityPlural } from '../../i18n/entity-words';
import { formatDateTime } from '../../i18n/format/date';
import { PageHead } from '../../kit/page-head';
import { Arranger } from './arranger';
import { draftPath } from './menu-editor';
import { MenuEntityProvider } from './menu-entity';
import { useDrafts, useLiveTree } from './menu-queries';
import './menus.css';
import { usePublishedEditor } from './use-published-editor';

const DraftList = lazy(() => import('./draft-list'));
const DraftPage = lazy(() => import('./draft-page'));
const HistoryPage = lazy(() => import('./history-page'));

const views = ['published', 'drafts', 'history'] as const;

/** The published menus, the drafts, or the history, depending on the URL's query. */
export default function MenuPage({ entity }: PageProps) {
  const { t } = useTranslation();
  const place = useCurrentPlace();
  const titleOf = usePlaceTitle();
  const [params] = useSearchParams();
  const drafts = useDrafts();
  const view = views.find((name) => name === params.get('view')) ?? 'published';
  const draft = Number(params.get('draft') ?? 0);
  const count = drafts.data?.list.length ?? 0;
  return (
    <MenuEntityProvider value={entity}>
      <PageHead title={place ? titleOf(place) : entityPlural(t, entity)} />
      <nav className="menu-views" aria-label={t('menuPage.views.label')}>
        {views.map((name) => (
          <Link
            key={name}
            to={name === 'published' ? '?' : `?view=${name}`}
            aria-current={name === view ? 'page' : undefined}
          >
            {t(`menuPage.views.${name}`)}
            {name === 'drafts' && count > 0 && <span className="menu-badge">{count}</span>}
          </Link>
        ))}
      </nav>
      <Suspense fallback={<RecordLoading />}>
        {view === 'published' && <PublishedMenus />}
        {view === 'drafts' && (draft > 0 ? <DraftPage key={draft} id={draft} /> : <DraftList />)}
        {view === 'history' && <HistoryPage />}
      </Suspense>
    </MenuEntityProvider>
  );
}

/** The published menus; a live event reloads them. */
function PublishedMenus() {
  const query = useLiveTree();
  return query.data ? <PublishedEditor live={query.data} /> : <Unanswered query={query} />;
}

function PublishedEditor({ live }: { live: LiveTree }) {
  const { t } = useTranslation();
  const editor = usePublishedEditor(live);
  return (
    <Arranger editor={editor} label={t('menuPage.views.published')}>
      {editor.mayChange && <BeginDraft />}
    </Arranger>
  );
}

/** Creates and opens a draft of the published menus, named after the current time. */
function BeginDraft() {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const { attempt, isPending } = useEndpointMutation(createMenuDraft);
  const begin = async () => {
    const at = formatDateTime(new Date().toISOString(), languageOf(i18n.language), 'short');
    const made = await attempt({ body: { name: t('menuPage.draft.usual', { at }) } });
    if (made) navigate(draftPath(made.data.id));
  };
  return (
    <Button loading={isPending} onClick={begin}>
      {t('menuPage.draft.edit')}
    </Button>
  );
}
