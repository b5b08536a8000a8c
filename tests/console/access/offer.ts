import { renderHook } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createElement, type ReactNode } from 'react';
import { loadResource } from '../../../src/engine/console/data/registry';
import { type Session, SessionContext } from '../../../src/engine/console/data/session';
import { formFields } from '../../../src/engine/console/entity/form/form-fields';
import { columnsOf } from '../../../src/engine/console/entity/list/columns';
import { useListFields } from '../../../src/engine/console/entity/list/use-list-fields';
import { usePermissions } from '../../../src/engine/console/entity/record/permissions';
import { words } from '../../../src/engine/console/i18n/words';
import { can } from '../../../src/engine/schema/access/access';
import { actionsOf, type Verb } from '../../../src/engine/schema/access/verbs';
import type { Entity } from '../../../src/engine/schema/model/entity';

/** What the generated pages of an entity offer to the signed-in account. */
export interface Offer {
  /** Verbs and workflow actions that have a page or a button. */
  readonly actions: readonly string[];
  /** Whether the list has checkboxes for actions on several rows. */
  readonly ticks: boolean;
  /** Names of fields that the list can show as columns, sort by and filter by, and that a form can write. */
  readonly shown: readonly string[];
  readonly sorted: readonly string[];
  readonly filtered: readonly string[];
  /** Whether a list can be searched. */
  readonly searches: boolean;
  readonly given: readonly string[];
}

/** Calls the functions that the pages use. */
export async function offerOf(session: Session, entity: Entity): Promise<Offer> {
  const resource = await loadResource(entity.name, 'list', 'form');
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(SessionContext, { value: session }, children);
  const { result, unmount } = renderHook(
    () => {
      const permissions = usePermissions(entity);
      return { permissions, fields: useListFields({ entity, resource, permissions, fixed: [] }) };
    },
    { wrapper },
  );
  const { permissions, fields } = result.current;
  unmount();
  const headers = columnsOf({
    entity,
    resource,
    names: fields.possible,
    state: { page: 1, pageSize: 20, filters: [], sorters: [], search: undefined },
    change: () => undefined,
    openFilter: () => undefined,
    showPath: String,
    t: words.t,
  }).map(({ key, title }) => ({ key: String(key), ...(title as ReactElement<Header>).props }));
  const taken = permissions.actions.map(({ name }) => name);
  // The list has a page of its own, which checks the permission itself.
  const isOpen = (action: string) =>
    action === 'list'
      ? can(session.actor, action, entity)
      : permissions.may(action as Verb) || taken.includes(action);
  const forms = [true, false].map((isNew) => formFields(entity, resource, session.actor, isNew));
  return {
    actions: actionsOf(entity).filter(isOpen),
    ticks: permissions.may('delete') || taken.length > 0,
    shown: fields.possible,
    sorted: headers.filter(({ onSort }) => onSort).map(({ key }) => key),
    filtered: fields.filterable.map(({ name }) => name),
    searches: fields.isSearchable,
    // The form of a stored record may leave fields to a tool of its page, such as the password to its reset;
    // the form of a new record leaves fields to later actions.
    given: [...entity.fields.values()]
      .filter((field) => forms.some((form) => form.includes(field)))
      .map(({ name }) => name),
  };
}

interface Header {
  readonly onSort: unknown;
}
