import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { fieldNamed } from '../../entity/entity';
import { PageNote } from '../layout/page-note';
import { RecordFailure } from '../record/record-failure';
import { RecordLoading } from '../record/record-loading';
import { useRefresh } from '../record/use-refresh';
import type { PageProps } from '../resource';
import { type Ask, useTab } from '../tags/tab';
import { entityPlural, fieldTitle } from '../words/entity-words';
import './config.css';
import { ConfigForm } from './config-form';
import type { ConfigSource } from './config-source';
import { OwnerChoice } from './owner-choice';
import { useOwners } from './use-config';

interface ConfigPageProps extends PageProps {
  readonly source: ConfigSource;
}

/** An entity of which each owner has one record: no list, but the record itself, and a choice of owners for who sees several. */
export function ConfigPage({ entity, resource, source }: ConfigPageProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const client = useQueryClient();
  const refresh = useRefresh();
  const isKept = useTab()?.isKept ?? false;
  const held = useRef<Ask>(undefined);
  const { data: owners, error, refetch } = useOwners(source);
  const choose = async (chosen: string) => {
    // Where pages do not go on living, the form asks by itself.
    if (isKept && held.current && !(await held.current())) return;
    setSearch({ [source.owner]: chosen }, { replace: true });
  };
  const onSaved = useCallback(() => {
    void client.invalidateQueries({ queryKey: ['owners'] });
    void refresh();
  }, [client, refresh]);
  if (error) return <RecordFailure error={error} onRetry={refetch} />;
  if (!owners) return <RecordLoading />;
  const keys = owners.map((owner) => String(owner[source.owner]));
  const asked = search.get(source.owner);
  const key = keys.find((known) => known === asked) ?? keys[0];
  const title = entityPlural(t, entity);
  if (key === undefined) {
    return <PageNote icon="setting" title={title} text={t('account.config.noOwner')} />;
  }
  const tools = keys.length > 1 && (
    <OwnerChoice
      label={fieldTitle(t, entity, fieldNamed(entity, source.owner))}
      field={source.owner}
      owners={owners}
      value={key}
      onChange={(chosen) => void choose(chosen)}
    />
  );
  return (
    <ConfigForm
      key={key}
      entity={entity}
      resource={resource}
      source={source}
      ownerKey={key}
      title={keys.length > 1 ? title : `${title} · ${key}`}
      held={held}
      tools={tools}
      onSaved={onSaved}
    />
  );
}
