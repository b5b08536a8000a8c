import type { TFunction } from 'i18next';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { Principal } from '../../../schema/access/principal';
import { isFixed, rowScope } from '../../../schema/access/row-scope';
import { type Entity, fieldNamed } from '../../../schema/model/entity';
import { scalarOf } from '../../../schema/query/scalar';
import { type Ask, usePageTag } from '../../data/navigation/page-tag';
import type { PageProps } from '../../data/resource';
import { useActor } from '../../data/session';
import { entityPlural, enumTitle, fieldTitle } from '../../i18n/entity-words';
import { PageHead } from '../../kit/page-head';
import type { Values } from '../form/form-fields';
import { OwnerChoice } from './owner-choice';
import { SettingsForm } from './settings-form';
import './settings.css';

/**
 * Page of an entity with one record per owner: the record itself instead of a list, with a choice of owner if the
 * user may see several.
 */
export default function SettingsPage({ entity, resource, filters }: PageProps) {
  const { t } = useTranslation();
  const actor = useActor();
  const [search, setSearch] = useSearchParams();
  const isKept = usePageTag()?.isKept ?? false;
  const held = useRef<Ask>(undefined);
  const fixed = useMemo(() => fixedOwners(actor, entity, filters), [actor, entity, filters]);
  const names = entity.singleton ?? [];
  const owners: Values = { ...ownOwner(actor, entity), ...ownersIn(entity, search), ...fixed };
  const missing = names.filter((name) => owners[name] === undefined);
  const choose = async (name: string, value: unknown) => {
    // If the layout does not keep pages mounted, the form's own guard asks about unsaved input.
    if (isKept && held.current && !(await held.current())) return;
    setSearch(
      (before) => {
        before.set(name, String(value));
        return before;
      },
      { replace: true },
    );
  };
  const title = [entityPlural(t, entity), ...fixedWords(t, entity, fixed)].join(' · ');
  const tools = names
    .filter((name) => !(name in fixed))
    .map((name) => (
      <OwnerChoice
        key={name}
        entity={entity}
        field={fieldNamed(entity, name)}
        value={owners[name]}
        onChange={(value) => void choose(name, value)}
      />
    ));
  if (missing.length > 0) {
    const fields = missing.map((name) => fieldTitle(t, entity, fieldNamed(entity, name))).join(', ');
    return (
      <>
        <PageHead title={title}>{tools}</PageHead>
        <p className="settings-note">{t('field.chooseFirst', { fields })}</p>
      </>
    );
  }
  return (
    <SettingsForm
      key={JSON.stringify(names.map((name) => owners[name]))}
      entity={entity}
      resource={resource}
      owners={owners}
      title={title}
      held={held}
      tools={tools.length > 0 && tools}
    />
  );
}

/** Owner fields fixed by the page's filters, or else by the account. */
function fixedOwners(actor: Principal, entity: Entity, filters: PageProps['filters']): Values {
  const scope = rowScope(actor, entity);
  const names = entity.singleton ?? [];
  const byPage = filters.filter(({ field, operator }) => names.includes(field) && operator === 'eq');
  const isOwn = (name: string) => !byPage.some(({ field }) => field === name) && isFixed(actor, entity, name);
  const byAccount = scope.kind === 'some' && names.includes(scope.column) && isOwn(scope.column);
  return {
    ...Object.fromEntries(byPage.map(({ field, value }) => [field, value])),
    ...(byAccount && { [scope.column]: scope.values[0] }),
  };
}

/** The default owner: the account's own. */
function ownOwner(actor: Principal, entity: Entity): Values {
  const scope = rowScope(actor, entity);
  const names = entity.singleton ?? [];
  return scope.kind === 'some' && names.includes(scope.column) ? { [scope.column]: scope.values[0] } : {};
}

/** Titles of the fixed values, such as a kind; references, such as the user's own branch, are omitted. */
function fixedWords(t: TFunction, entity: Entity, fixed: Values): string[] {
  return Object.entries(fixed).flatMap(([name, value]) => {
    const field = fieldNamed(entity, name);
    if (field.type === 'reference') return [];
    return [field.type === 'enum' ? enumTitle(t, entity, field, String(value)) : String(value)];
  });
}

function ownersIn(entity: Entity, search: URLSearchParams): Values {
  const entries = (entity.singleton ?? []).map((name) => {
    const text = search.get(name);
    return [name, text ? scalarOf(fieldNamed(entity, name), text) : undefined] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
