import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Entity } from '../../../entity/model/entity';
import { actionNamed } from '../../../entity/model/workflow';
import type { Labelled, Resource } from '../../data/resource';
import { actionTitle, fieldTitle } from '../../i18n/entity-words';
import { NamedValue } from '../record/named-value';
import { HistoryLine } from './history-line';
import type { HistoryEntry } from './use-history';

interface HistoryItemProps {
  readonly entity: Entity;
  readonly resource: Resource;
  readonly row: Labelled;
  readonly entry: HistoryEntry;
}

/** One write: its author, its time, and each field as it was and became. */
export function HistoryItem({ entity, resource, row, entry }: HistoryItemProps) {
  const { t } = useTranslation();
  const changes = Object.entries(entry.changes).flatMap(([name, [from, to]]) => {
    const field = entity.fields.get(name);
    return field ? [{ field, from, to }] : [];
  });
  const list = (
    <dl>
      {changes.map(({ field, from, to }) => {
        const paint = (value: unknown) => (
          <NamedValue
            entity={entity}
            field={field}
            row={{ ...row, _labels: {}, [field.name]: value }}
            Own={resource.show?.cells?.[field.name]}
          />
        );
        return (
          <div key={field.name} className="show-change">
            <dt>{fieldTitle(t, entity, field)}</dt>
            <dd>
              {entry.action !== 'create' && (
                <>
                  <del>{paint(from)}</del>
                  <span aria-hidden="true"> → </span>
                </>
              )}
              <ins>{paint(to)}</ins>
            </dd>
          </div>
        );
      })}
    </dl>
  );
  return (
    <li>
      <HistoryLine
        actor={entry.actor ?? t('show.history.anotherAccount')}
        text={actionText(entity, entry.action, t)}
        at={entry.at}
      />
      {entry.action === 'create' ? (
        <details>
          <summary>{t('show.history.initial', { count: changes.length })}</summary>
          {list}
        </details>
      ) : (
        list
      )}
    </li>
  );
}

function actionText(entity: Entity, name: string, t: TFunction): string {
  const action = actionNamed(entity, name);
  if (action) return t('show.history.action', { action: actionTitle(t, entity, action) });
  return t(`show.history.${name}`, { defaultValue: name });
}
