import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { fieldNamed } from '../../../entity/model/entity';
import { type Ask, useTab } from '../../data/navigation/tab';
import type { PageProps } from '../../data/resource';
import { RecordFailure } from '../../entity/record/record-failure';
import { RecordLoading } from '../../entity/record/record-loading';
import { useRefresh } from '../../entity/record/use-refresh';
import { entityPlural, fieldTitle } from '../../i18n/entity-words';
import { PageNote } from '../../kit/page-note';
import './config.css';
import { ConfigForm } from './config-form';
import type { ConfigSource, Owner } from './config-source';
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
  const first = useOwners(source, {});
  const asked = search.get(source.owner);
  const isKey = (key: string | null) => (owner: Owner) => owner[source.owner] === key;
  const isAmongFirst = asked === null || first.data?.some(isKey(asked)) !== false;
  const named = useOwners(source, { [source.owner]: asked ?? '' }, !isAmongFirst);
  const choose = async (chosen: string) => {
    // Where pages do not go on living, the form asks by itself.
    if (isKept && held.current && !(await held.current())) return;
    setSearch({ [source.owner]: chosen }, { replace: true });
  };
  const onSaved = useCallback(() => {
    void client.invalidateQueries({ queryKey: ['owners'] });
    void refresh();
  }, [client, refresh]);
  const failed = [first, named].find(({ error, data }) => error && !data);
  if (failed?.error) return <RecordFailure error={failed.error} onRetry={failed.refetch} />;
  if (!first.data || (!isAmongFirst && (!named.data || named.isPlaceholderData))) {
    return <RecordLoading />;
  }
  const owner = [...first.data, ...(named.data ?? [])].find(isKey(asked)) ?? first.data[0];
  const title = entityPlural(t, entity);
  if (!owner) {
    return <PageNote icon="setting" title={title} text={t('account.config.noOwner')} />;
  }
  const key = String(owner[source.owner]);
  const hasChoice = first.data.length > 1;
  const tools = hasChoice && (
    <OwnerChoice
      label={fieldTitle(t, entity, fieldNamed(entity, source.owner))}
      source={source}
      chosen={owner}
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
      title={hasChoice ? title : `${title} · ${key}`}
      held={held}
      tools={tools}
      onSaved={onSaved}
    />
  );
}
