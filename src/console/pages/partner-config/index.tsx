import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { fieldNamed } from '../../../entity/model/entity';
import { type Ask, useTab } from '../../data/navigation/tab';
import type { PageProps } from '../../data/resource';
import { RecordFailure } from '../../entity/record/record-failure';
import { RecordLoading } from '../../entity/record/record-loading';
import { entityPlural, fieldTitle } from '../../i18n/entity-words';
import { PageNote } from '../../kit/page-note';
import './config.css';
import { ConfigForm } from './config-form';
import { PartnerChoice, usePartners } from './partner-choice';

/** How the business of a partner works: no list, but the settings themselves, and a choice of partners for readers of several. */
export default function PartnerConfigPage({ entity, resource }: PageProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const isKept = useTab()?.isKept ?? false;
  const held = useRef<Ask>(undefined);
  const first = usePartners({});
  const asked = search.get('pcode') ?? undefined;
  const isAmongFirst = asked === undefined || first.data?.some(({ pcode }) => pcode === asked) !== false;
  const named = usePartners({ pcode: asked ?? '' }, !isAmongFirst);
  const choose = async (pcode: string) => {
    // Where pages do not stay mounted, the form asks by itself.
    if (isKept && held.current && !(await held.current())) return;
    setSearch({ pcode }, { replace: true });
  };
  const failed = [first, named].find(({ error, data }) => error && !data);
  if (failed?.error) return <RecordFailure error={failed.error} onRetry={failed.refetch} />;
  if (!first.data || (!isAmongFirst && (!named.data || named.isPlaceholderData))) {
    return <RecordLoading />;
  }
  const partner =
    [...first.data, ...(named.data ?? [])].find(({ pcode }) => pcode === asked) ?? first.data[0];
  const title = entityPlural(t, entity);
  if (!partner) {
    return <PageNote icon="setting" title={title} text={t('account.config.noOwner')} />;
  }
  const { pcode } = partner;
  const hasChoice = first.data.length > 1;
  const tools = hasChoice && (
    <PartnerChoice
      label={fieldTitle(t, entity, fieldNamed(entity, 'pcode'))}
      chosen={partner}
      onChange={(chosen) => void choose(chosen)}
    />
  );
  return (
    <ConfigForm
      key={pcode}
      entity={entity}
      resource={resource}
      pcode={pcode}
      title={hasChoice ? title : `${title} · ${pcode}`}
      held={held}
      tools={tools}
    />
  );
}
