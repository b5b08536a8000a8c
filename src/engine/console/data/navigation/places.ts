import { type Actor, isRoot } from '../../../schema/access/actor';
import { isExternal } from '../../../schema/contract/external-address';
import type { Page, Pages } from '../page';
import { claimOf } from '../registry';
import type { Claim } from '../resource';
import type { MenuMeta, MenuRoute } from './menu-route';

export type Target =
  | { readonly kind: 'group' }
  | { readonly kind: 'entity'; readonly claim: Claim; readonly ownList?: Page | undefined }
  | { readonly kind: 'page'; readonly page: Page }
  | { readonly kind: 'frame'; readonly url: string }
  | { readonly kind: 'link'; readonly href: string }
  | { readonly kind: 'unknown' };

/** A menu at its position in the navigation. Routes, resources and the sidebar are derived from places. */
export interface Place {
  /** Full path; unique, so it serves as the key. */
  readonly path: string;
  readonly name: string;
  /** Component name from the menu. */
  readonly component: string;
  readonly title: string;
  readonly icon: string | undefined;
  readonly hidden: boolean;
  readonly alwaysShow: boolean;
  /** Whether its pages stay mounted while hidden. */
  readonly keepAlive: boolean;
  readonly redirect: string | undefined;
  readonly target: Target;
  /** Ancestors, the top level first; empty for a top-level place. */
  readonly parents: readonly Place[];
  readonly children: readonly Place[];
}

/** The menus that the actor may see, with their full paths. If two share a path, the first wins. */
export function placesOf(menus: readonly MenuRoute[], actor: Actor, pages: Pages): readonly Place[] {
  const taken = new Set<string>();
  const visible = (meta: MenuMeta) =>
    isRoot(actor) || !meta.roles || meta.roles.some((role) => actor.roles.includes(role));

  const placed = (records: readonly MenuRoute[], parents: readonly Place[]): Place[] =>
    records.flatMap((record) => {
      const path = fullPath(record.path, parents.at(-1)?.path ?? '');
      if (!visible(record.meta) || taken.has(path)) return [];
      taken.add(path);
      const children: Place[] = [];
      const place: Place = {
        path,
        name: record.name,
        component: record.component,
        title: record.meta.title,
        icon: record.meta.icon ?? undefined,
        hidden: record.meta.hidden ?? false,
        alwaysShow: record.meta.alwaysShow ?? false,
        keepAlive: record.meta.keepAlive ?? true,
        redirect: record.redirect ?? undefined,
        target: targetOf(record, path, pages),
        parents,
        children,
      };
      children.push(...placed(record.children ?? [], [...parents, place]));
      return [place];
    });

  return placed(menus, []);
}

/** All places, parents before their children. */
export function allPlaces(places: readonly Place[]): readonly Place[] {
  return places.flatMap((place) => [place, ...allPlaces(place.children)]);
}

/** Path of the first place with this component or, for `entity/<name>/list`, with the entity's unfiltered list. */
export function pathOfComponent(places: readonly Place[], component: string): string | undefined {
  const entity = /^entity\/([a-z0-9-]+)\/list$/.exec(component)?.[1];
  const shown = allPlaces(places).filter(({ target }) => target.kind === 'entity' || target.kind === 'page');
  const isListOf = ({ target }: Place) =>
    target.kind === 'entity' && target.claim.entity === entity && !target.claim.filters?.length;
  return (shown.find((place) => place.component === component) ?? shown.find(isListOf))?.path;
}

/** Origins that the Content Security Policy allows in an iframe; all others open in a new tab. */
function isEmbeddable(url: string): boolean {
  return url.startsWith('/') || /^https:/i.test(url);
}

function targetOf({ component, meta, children }: MenuRoute, path: string, pages: Pages): Target {
  if (isExternal(path)) return { kind: 'link', href: path };
  const url = meta.params?.url;
  if (component === 'iframe' && url !== undefined) {
    return isEmbeddable(url) ? { kind: 'frame', url } : { kind: 'link', href: url };
  }
  const page = pages.get(component);
  if (page?.entity !== undefined) return { kind: 'entity', claim: { entity: page.entity }, ownList: page };
  if (page) return { kind: 'page', page };
  const claim = claimOf(component);
  if (claim) return { kind: 'entity', claim };
  return component === 'Layout' || (children && children.length > 0)
    ? { kind: 'group' }
    : { kind: 'unknown' };
}

function fullPath(path: string, parent: string): string {
  if (path.startsWith('/') || isExternal(path)) return path;
  return `${parent}/${path}`.replace(/\/{2,}/g, '/');
}
