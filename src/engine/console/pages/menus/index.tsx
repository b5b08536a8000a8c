import { lazy, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { LiveTree } from '../../../schema/contract/endpoints/menu-tree';
import { languageOf } from '../../../schema/contract/language';
import { usePlaceTitle } from '../../data/navigation/place-title';
import { useCurrentPlace } from '../../data/navigation/places-context';
import type { PageProps } from '../../data/resource';
import { RecordLoading } from '../../entity/record/record-loading';
import { Unanswered } from '../../entity/record/unanswered';
import { entityPlural } from '../../i18n/entity-words';
import { formatDateTime } from '../../i18n/format/date';
import '../../kit/choice.css';
import { PageHead } from '../../kit/page-head';
import { DraftEditor } from './draft-editor';
import { MenuEntityProvider } from './menu-entity';
import { useDrafts, useLiveTree } from './menu-queries';
import './menus.css';

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
      <PageHead title={place ? titleOf(place) : entityPlural(t, entity)}>
        <nav className="choice" aria-label={t('menuPage.views.label')}>
          {views.map((name) => (
            <Link
              key={name}
              className="choice-word"
              to={name === 'published' ? '?' : `?view=${name}`}
              aria-current={name === view ? 'page' : undefined}
            >
              {t(`menuPage.views.${name}`)}
              {name === 'drafts' && count > 0 && ` (${count})`}
            </Link>
          ))}
        </nav>
      </PageHead>
      <Suspense fallback={<RecordLoading />}>
        {view === 'published' && <PublishedMenus />}
        {view === 'drafts' && (draft > 0 ? <DraftPage key={draft} id={draft} /> : <DraftList />)}
        {view === 'history' && <HistoryPage />}
      </Suspense>
    </MenuEntityProvider>
  );
}

function PublishedMenus() {
  const query = useLiveTree();
  return query.data ? <PublishedEditor live={query.data} /> : <Unanswered query={query} />;
}

/** The published menus, followed by live events until they are edited. Saving stores them as a new draft. */
function PublishedEditor({ live }: { readonly live: LiveTree }) {
  const { t, i18n } = useTranslation();
  const start = useMemo(() => {
    const at = formatDateTime(new Date().toISOString(), languageOf(i18n.language), 'short');
    const { revision, tree, faults, warnings } = live;
    const name = t('menuPage.draft.usual', { at });
    return { id: undefined, version: 0, based_on: revision, name, tree, faults, warnings };
  }, [live, t, i18n.language]);
  return <DraftEditor start={start} live={live} />;
}
