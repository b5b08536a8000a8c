import { type ReactNode, use } from 'react';
import { useParams } from 'react-router';
import { can } from '../../entity/access/access';
import type { Verb } from '../../entity/access/verbs';
import type { Place } from '../data/navigation/places';
import { useSpotTitle } from '../data/navigation/spot-title';
import { useTab } from '../data/navigation/tab';
import type { Page } from '../data/page';
import type { Claim, PageProps } from '../data/resource';
import { useActor } from '../data/session';
import { PageFrame } from '../kit/page-frame';
import { usePageTitle } from '../kit/page-title';
import { UnauthorisedPage } from '../kit/unauthorised-page';
import { loadParts } from './entity-parts';
import { loadPage } from './load-page';
import { type View, viewPages } from './view-pages';

interface Props {
  readonly place: Place;
  readonly claim: Claim;
  readonly view: View;
  /** Stands in place of the list. */
  readonly ownList?: Page | undefined;
}

const verbs: Readonly<Record<View, Verb>> = { list: 'list', create: 'create', edit: 'update', show: 'show' };

/** A page made from an entity's declaration. */
export function EntityPage(props: Props) {
  return (
    <PageFrame>
      <Loaded {...props} />
    </PageFrame>
  );
}

function Loaded({ place, claim, view, ownList }: Props) {
  // Both are asked for before the first is waited for.
  const own = view === 'list' ? ownList : undefined;
  const parts = loadParts[own ? 'own' : view](claim.entity);
  const page = loadPage(own ?? viewPages[view]);
  const [entity, resource] = use(parts);
  if (!can(useActor(), verbs[view], entity)) return <UnauthorisedPage />;
  const { default: Content } = use(page);
  return (
    <Titled place={place} view={view}>
      <Content entity={entity} resource={resource} filters={claim.filters ?? noFilters} />
    </Titled>
  );
}

const noFilters: PageProps['filters'] = [];

function Titled({ place, view, children }: { place: Place; view: View; children: ReactNode }) {
  const { id } = useParams();
  const name = useTab()?.name;
  const spot = { place, view: view === 'list' ? undefined : view, id };
  usePageTitle(useSpotTitle([spot])(spot, name));
  return children;
}
