import { Steps } from 'antd';
import { memo, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { canRead } from '../../../schema/access/access';
import { languageOf } from '../../../schema/contract/language';
import { type Entity, type Field, fieldNamed } from '../../../schema/model/entity';
import type { Labelled } from '../../data/resource';
import { useActor } from '../../data/session';
import { enumTitle, fieldTitle } from '../../i18n/entity-words';
import { formatDateTime } from '../../i18n/format/date';
import { useZone } from '../../i18n/use-zone';
import { authorOf, type HistoryEntry, useHistory } from './use-history';
import { isRefused, lastChangeOf, type Stage, stagesOf } from './workflow-path';

interface ProgressProps {
  readonly entity: Entity;
  readonly row: Labelled;
}

/** State of a record in its workflows: each step with its author and time. React renders the history with low priority. */
export function Progress({ entity, row }: ProgressProps) {
  const history = useDeferredValue(useHistory(entity, row.id).data);
  return <States entity={entity} row={row} history={history} />;
}

interface StatesProps extends ProgressProps {
  /** Undefined while loading. */
  readonly history: ReturnType<typeof useHistory>['data'];
}

const States = memo(function States({ entity, row, history }: StatesProps) {
  const { t } = useTranslation();
  const actor = useActor();
  const names = new Set(entity.actions.map(({ field }) => field));
  const fields = [...names].map((name) => fieldNamed(entity, name)).filter((field) => canRead(actor, field));
  const entries = history?.pages.flatMap((page) => page.data) ?? [];
  const staged = fields.filter(({ type }) => type === 'enum');
  const switched = fields
    .filter(({ type }) => type === 'boolean')
    .flatMap((field) => {
      const change = lastChangeOf(field, entries);
      return change ? [{ field, change }] : [];
    });
  if (staged.length + switched.length === 0) return null;
  const title = t('show.progress');
  return (
    <section className="show-section" aria-label={title}>
      <h2>{title}</h2>
      {staged.map((field) => (
        <StageSteps
          key={field.name}
          entity={entity}
          field={field}
          row={row}
          entries={entries}
          isPending={history === undefined}
        />
      ))}
      {switched.length > 0 && (
        <dl>
          {switched.map(({ field, change }) => (
            <div key={field.name} className="show-field">
              <dt>
                {fieldTitle(t, entity, field)}: {t(row[field.name] ? 'field.yes' : 'field.no')}
              </dt>
              <dd>
                <Author entry={change} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
});

interface StageStepsProps extends ProgressProps {
  readonly field: Field;
  readonly entries: readonly HistoryEntry[];
  /** Whether the history is loading. */
  readonly isPending: boolean;
}

function StageSteps({ entity, field, row, entries, isPending }: StageStepsProps) {
  const { t } = useTranslation();
  const stages = stagesOf(entity, field, row[field.name], entries);
  const isEnd = stages.at(-1)?.place === 'present';
  return (
    <Steps
      className="show-stages"
      size="small"
      items={stages.map((stage) => ({
        title: (
          <span className={`show-stage is-${stage.place}`}>{enumTitle(t, entity, field, stage.state)}</span>
        ),
        status: statusOf(stage, isEnd, isRefused(entity, field, stage.state)),
        description: stage.by ? (
          <Author entry={stage.by} />
        ) : (
          isPending && <span className="show-author is-awaited" />
        ),
      }))}
    />
  );
}

function statusOf(
  { place }: Stage,
  isEnd: boolean,
  isRefused: boolean,
): 'finish' | 'process' | 'wait' | 'error' {
  if (place === 'ahead') return 'wait';
  if (place === 'present' && isEnd && isRefused) return 'error';
  return place === 'present' && !isEnd ? 'process' : 'finish';
}

function Author({ entry }: { readonly entry: HistoryEntry }) {
  const { t, i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const zone = useZone();
  return (
    <span className="show-author">
      <b>{authorOf(t, entry)}</b>{' '}
      <time dateTime={entry.at} title={formatDateTime(entry.at, language, 'full', zone)}>
        {formatDateTime(entry.at, language, 'short', zone)}
      </time>
    </span>
  );
}
