import { type ReactNode, use } from 'react';
import { useParams } from 'react-router';
import { can } from '../../schema/access/access';
import type { Verb } from '../../schema/access/verbs';
import { useMatchTitle } from '../data/navigation/match-title';
import { usePageTag } from '../data/navigation/page-tag';
import type { Place } from '../data/navigation/places';
import type { Page } from '../data/page';
import type { Claim, PageProps } from '../data/resource';
import { useActor } from '../data/session';
import { PageFrame } from '../kit/page-frame';
import { usePageTitle } from '../kit/page-title';
import { UnauthorisedPage } from '../kit/unauthorised-page';
import { loadParts } from './entity-parts';
import { loadPage } from './load-page';
import { settingsPage, type View, viewPages } from './view-pages';

interface Props {
  readonly place: Place;
  readonly claim: Claim;
  readonly view: View;
  /** Replaces the generated list. */
  readonly ownList?: Page | undefined;
}

const verbs: Readonly<Record<View, Verb>> = { list: 'list', create: 'create', edit: 'update', show: 'show' };

/** A page that is generated from the declaration of an entity. */
export function EntityPage(props: Props) {
  return (
    <PageFrame>
      <Loaded {...props} />
    </PageFrame>
  );
}

function Loaded({ place, claim, view, ownList }: Props) {
  // Start both loads before `use` suspends on the first one.
  const own = view === 'list' ? ownList : undefined;
  const parts = loadParts[own ? 'own' : view](claim.entity);
  const page = loadPage(own ?? viewPages[view]);
  const [entity, resource] = use(parts);
  if (!can(useActor(), verbs[view], entity)) return <UnauthorisedPage />;
  const filters = claim.filters ?? noFilters;
  return (
    <Titled place={place} view={view}>
      {entity.singleton && view === 'list' && !own ? (
        <Settings name={claim.entity} filters={filters} />
      ) : (
        <Content page={page} entity={entity} resource={resource} filters={filters} />
      )}
    </Titled>
  );
}

function Content({ page, ...props }: PageProps & { readonly page: ReturnType<typeof loadPage> }) {
  const { default: Loaded } = use(page);
  return <Loaded {...props} />;
}

/** Replaces the list of an entity if each owner has one record. */
function Settings({ name, filters }: { readonly name: string; readonly filters: PageProps['filters'] }) {
  const parts = loadParts.own(name);
  const page = loadPage(settingsPage);
  const [entity, resource] = use(parts);
  const { default: Loaded } = use(page);
  return <Loaded entity={entity} resource={resource} filters={filters} />;
}

const noFilters: PageProps['filters'] = [];

function Titled({ place, view, children }: { place: Place; view: View; children: ReactNode }) {
  const { id } = useParams();
  const name = usePageTag()?.name;
  const match = { place, view: view === 'list' ? undefined : view, id };
  usePageTitle(useMatchTitle([match])(match, name));
  return children;
}
