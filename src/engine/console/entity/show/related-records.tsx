import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { languageOf } from '../../../schema/contract/language';
import { type Entity, fieldNamed } from '../../../schema/model/entity';
import type { Referrer } from '../../../schema/model/referrers';
import type { Filter } from '../../../schema/query/list-query';
import type { ApiError } from '../../data/api-error';
import { type ListState, printListAddress } from '../../data/list/list-address';
import { initialColumns, possibleColumns, requestedColumns } from '../../data/list/list-columns';
import { listUrl } from '../../data/list/list-url';
import { type Rows, rowsQuery } from '../../data/list/rows-query';
import type { Resource } from '../../data/resource';
import { useActor } from '../../data/session';
import { entityPlural, fieldTitle } from '../../i18n/entity-words';
import { formatNumber } from '../../i18n/format/number';
import { useFirstInSight, useInSight } from '../../kit/use-in-sight';
import { CellProvider, useCellSurroundings } from '../fields/cell-context';
import { fieldColumn } from '../list/field-column';
import '../list/list.css';
import '../list/list-print.css';
import './related-records.css';
import { usePageSurroundings } from '../fields/page-surroundings';
import { ListTable } from '../list/list-table';
import { placeholderRows } from '../list/placeholder-rows';
import { RelatedCreate } from './related-create';
import { RelatedNone } from './related-none';
import { type ListedReferrer, useReferrers } from './use-referrers';

const shownRows = 5;
const shownColumns = 6;

interface RelatedRecordsProps {
  readonly entity: Entity;
  readonly resource: Resource;
  readonly id: number;
  /** Rendered below. */
  readonly children: ReactNode;
}

/**
 * Records that refer to this one: a section for each referring field with records, and one for all fields without. If
 * the sections begin inside the viewport, they and the content below are painted only when it is known which sections
 * are empty: an empty one disappears, which would move the rest.
 */
export function RelatedRecords({ entity, resource, id, children }: RelatedRecordsProps) {
  const { t } = useTranslation();
  const referrers = useReferrers(entity, resource);
  const surroundings = usePageSurroundings(false);
  const [rest, isFirstInSight] = useFirstInSight<HTMLDivElement>();
  /** By referrer: whether it has no records. Referrers that are still loading are missing. */
  const [counted, setCounted] = useState<ReadonlyMap<Referrer, boolean>>(noneCounted);
  const onCounted = useCallback((referrer: Referrer, isEmpty: boolean) => {
    setCounted((before) =>
      before.get(referrer) === isEmpty ? before : new Map(before).set(referrer, isEmpty),
    );
  }, []);
  const isHeld =
    !referrers ||
    isFirstInSight === undefined ||
    (isFirstInSight && !referrers.every((one) => counted.has(one)));
  const sections = (referrers ?? []).map((referrer) => {
    const { entity, field } = referrer;
    const isOnly = referrers?.every((other) => other === referrer || other.entity !== entity);
    const plural = entityPlural(t, entity);
    return { referrer, title: isOnly ? plural : `${plural} · ${fieldTitle(t, entity, field)}` };
  });
  return (
    <div ref={rest} className={isHeld ? 'show-rest is-held' : 'show-rest'}>
      <CellProvider value={surroundings}>
        {sections.map(({ referrer, title }) => (
          <RelatedList
            key={`${referrer.entity.name} ${referrer.field.name}`}
            title={title}
            referrer={referrer}
            id={id}
            isFirstInSight={isFirstInSight ?? false}
            onCounted={onCounted}
          />
        ))}
        <RelatedNone sections={sections.filter(({ referrer }) => counted.get(referrer))} id={id} />
      </CellProvider>
      {children}
    </div>
  );
}

const noneCounted: ReadonlyMap<Referrer, boolean> = new Map();

interface RelatedListProps {
  readonly title: string;
  readonly referrer: ListedReferrer;
  /** Id of the referenced record. */
  readonly id: number;
  /** Whether the related records begin inside the viewport. */
  readonly isFirstInSight: boolean;
  readonly onCounted: (referrer: Referrer, isEmpty: boolean) => void;
}

/** The newest records, their number, and links to all of them and to the create form. */
function RelatedList({ title, referrer, id, isFirstInSight, onCounted }: RelatedListProps) {
  const { entity, field, resource } = referrer;
  const { t, i18n } = useTranslation();
  const actor = useActor();
  const navigate = useNavigate();
  const { listPath, recordPath } = useCellSurroundings();
  const [section, isSeen] = useInSight<HTMLElement>('100%');
  const filters = useMemo<Filter[]>(
    () => [{ field: field.name, operator: 'eq', value: id }],
    [field.name, id],
  );
  const names = useMemo(() => {
    const possible = possibleColumns(actor, entity, filters);
    return initialColumns(actor, entity, resource, possible).slice(0, shownColumns);
  }, [actor, entity, resource, filters]);
  const url = listUrl(entity, filters, newest(entity), requestedColumns(actor, entity, resource, names));
  const { data, error, isPending } = useQuery<Rows, ApiError>({
    ...rowsQuery(entity.name, url),
    enabled: isSeen || isFirstInSight,
  });
  const columns = useMemo(
    () =>
      names.map((name) => {
        const title = fieldTitle(t, entity, fieldNamed(entity, name));
        const showPath = (id: number) => recordPath(entity.name, id);
        return { ...fieldColumn({ entity, resource, names, name, showPath }), title, label: title };
      }),
    [entity, resource, names, recordPath, t],
  );
  const list = listPath(entity.name);
  const all = printListAddress({ ...newest(entity), pageSize: 20, sorters: [], filters });
  const isEmpty = data?.list.length === 0;
  useEffect(() => {
    if (!isPending) onCounted(referrer, isEmpty);
  }, [onCounted, referrer, isEmpty, isPending]);
  const open = (id: number) => {
    const path = recordPath(entity.name, id);
    if (path !== undefined) navigate(path);
  };
  const total = data && formatNumber(data.total, languageOf(i18n.language));
  if (isEmpty) return null;
  return (
    <section ref={section} className="show-section show-related" aria-label={title} aria-busy={isPending}>
      <header>
        <h2>{title}</h2>
        {data && list !== undefined && (
          <Link
            to={`${list}${all}`}
            aria-label={`${t(data.totalIs === 'atLeast' ? 'formPage.related.allOfMore' : 'formPage.related.all', { total })}: ${title}`}
          >
            {t(data.totalIs === 'atLeast' ? 'formPage.related.allOfMore' : 'formPage.related.all', { total })}
          </Link>
        )}
        <RelatedCreate entity={entity} field={field} id={id} />
      </header>
      {error && !data && <p role="alert">{error.msg}</p>}
      {(isPending || data) && (
        <ListTable
          label={title}
          columns={columns}
          rows={isPending ? placeholderRows(shownRows) : data.list}
          selected={noneSelected}
          isChanging={false}
          empty={null}
          onOpen={open}
        />
      )}
    </section>
  );
}

const noneSelected: ReadonlySet<number> = new Set();

/** Big entities keep their default order, which the index of the reference serves. */
function newest({ big }: Entity): ListState {
  return {
    page: 1,
    pageSize: shownRows,
    sorters: big ? [] : [{ field: 'id', order: 'desc' }],
    filters: [],
    search: undefined,
  };
}
