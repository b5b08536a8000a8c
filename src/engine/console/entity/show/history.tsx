import type { TFunction } from 'i18next';
import { memo, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../../schema/contract/language';
import type { Entity } from '../../../schema/model/entity';
import type { CellProps, Labelled, Resource } from '../../data/resource';
import { actionTitle } from '../../i18n/entity-words';
import { formatDateTime, formatRelative } from '../../i18n/format/date';
import { useZone } from '../../i18n/use-zone';
import { Button } from '../../kit/button';
import { NamedValue } from '../record/named-value';
import { Unanswered } from '../record/unanswered';
import { fieldChanges } from './field-changes';
import { authorOf, type HistoryEntry, useHistory } from './use-history';

interface HistoryProps {
  readonly entity: Entity;
  readonly resource: Resource;
  readonly row: Labelled;
}

/** The changes of a record, newest first, rendered in slices. */
export function History({ entity, resource, row }: HistoryProps) {
  const { t } = useTranslation();
  const history = useHistory(entity, row.id);
  const loaded = useDeferredValue(history.data);
  const entries = useMemo(() => loaded?.pages.flatMap(({ data }) => data), [loaded]);
  const title = t('history.title');
  return (
    <section className="show-section" aria-label={title}>
      <h2>{title}</h2>
      {(!entries || history.error) && <Unanswered query={history} isPart />}
      {entries && (
        <Entries
          entity={entity}
          resource={resource}
          row={row}
          entries={entries}
          isWhole={!history.hasNextPage}
        />
      )}
      {history.hasNextPage && (
        <Button onClick={() => void history.fetchNextPage()} isBusy={history.isFetchingNextPage}>
          {t('history.more')}
        </Button>
      )}
    </section>
  );
}

interface EntriesProps extends HistoryProps {
  readonly entries: readonly HistoryEntry[];
  /** Whether no older entry exists. */
  readonly isWhole: boolean;
}

const Entries = memo(function Entries({ entity, resource, row, entries, isWhole }: EntriesProps) {
  return (
    <ol className="show-history">
      {statesOf(row, entries).map(({ entry, before, after }) => (
        <HistoryItem
          key={entry.id}
          entity={entity}
          resource={resource}
          before={before}
          after={after}
          entry={entry}
        />
      ))}
      {isWhole && <Creation row={row} entries={entries} />}
    </ol>
  );
});

/** First entry for a record without a `create` entry, such as an imported one: taken from the record itself. */
function Creation({ row, entries }: { readonly row: Labelled; readonly entries: readonly HistoryEntry[] }) {
  const { t } = useTranslation();
  if (entries.some(({ action }) => action === 'create')) return null;
  // A role may hide both history and creation time.
  if (!row.create_time) return entries.length === 0 ? <li>{t('history.none')}</li> : null;
  const by = row._labels?.create_by?.toString();
  const text = t(by ? 'history.create' : 'history.created');
  return (
    <li>
      <HistoryLine actor={by} text={text} at={row.create_time} />
    </li>
  );
}

/** The record before and after each entry, newest first, so that a number is shown with its unit at that time. */
function statesOf(row: Labelled, entries: readonly HistoryEntry[]) {
  let after: Labelled = { ...row, _labels: {} };
  return entries.map((entry) => {
    const former = Object.entries(entry.changes).map(([name, [from]]) => [name, from]);
    const state = { entry, after, before: { ...after, ...Object.fromEntries(former) } };
    after = state.before;
    return state;
  });
}

interface HistoryItemProps {
  readonly entity: Entity;
  readonly resource: Resource;
  readonly before: Labelled;
  readonly after: Labelled;
  readonly entry: HistoryEntry;
}

/** One entry: author, time, and old and new value of each field. */
function HistoryItem({ entity, resource, before, after, entry }: HistoryItemProps) {
  const { t } = useTranslation();
  const isCreation = entry.action === 'create';
  const changes = Object.entries(entry.changes).flatMap(([name, [from, to]]) => {
    const field = entity.fields.get(name);
    if (!field || resource.show?.untold?.includes(name)) return [];
    return fieldChanges(t, entity, field, from, to, resource.show?.cells?.[name] !== undefined);
  });
  const list = (
    <dl>
      {changes.map(({ field, title, key, from, to, within }) => {
        const paint = (row: Labelled, value: unknown, container?: CellProps['container']) => (
          <NamedValue
            entity={entity}
            field={field}
            row={{ ...row, [field.name]: value, ...(entry._files && { _files: entry._files }) }}
            container={container}
            Own={resource.show?.cells?.[field.name]}
          />
        );
        return (
          <div key={key} className="show-change">
            <dt>{title}</dt>
            <dd>
              {!isCreation && (
                <>
                  <del>{paint(before, from, within?.[0])}</del>
                  <span aria-hidden="true"> → </span>
                </>
              )}
              <ins>{paint(after, to, within?.[1])}</ins>
            </dd>
          </div>
        );
      })}
    </dl>
  );
  return (
    <li>
      <HistoryLine actor={authorOf(t, entry)} text={actionText(entity, entry.action, t)} at={entry.at} />
      {isCreation ? (
        <details>
          <summary>{t('history.initial', { count: changes.length })}</summary>
          {list}
        </details>
      ) : (
        list
      )}
    </li>
  );
}

function actionText(entity: Entity, name: string, t: TFunction): string {
  const action = entity.transitions.find((transition) => transition.name === name);
  if (action) return t('history.action', { action: actionTitle(t, entity, action) });
  return t(`history.${name}`, { defaultValue: name });
}

interface HistoryLineProps {
  /** Undefined if the author is unknown. */
  readonly actor: string | undefined;
  readonly text: string;
  readonly at: string;
}

function HistoryLine({ actor, text, at }: HistoryLineProps) {
  const language = languageOf(useTranslation().i18n.language);
  const zone = useZone();
  return (
    <p>
      {actor && <b>{actor} </b>}
      {text}{' '}
      <time className="cell-muted" dateTime={at} title={formatDateTime(at, language, 'full', zone)}>
        {formatDateTime(at, language, 'short', zone)} · {formatRelative(at, language, Date.now(), zone)}
      </time>
    </p>
  );
}
