import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useEndpoint } from '#engine/console/data/endpoint/use-endpoint';
import { saveCsv } from '#engine/console/data/save-file';
import { useActor } from '#engine/console/data/session';
import { useEntities } from '#engine/console/data/use-entities';
import { Unanswered } from '#engine/console/entity/record/unanswered';
import { PageHead } from '#engine/console/kit/page-head';
import { usePageTitle } from '#engine/console/kit/page-title';
import { can } from '#engine/schema/access/access';
import { languageOf } from '#engine/schema/contract/language';
import type { Entity } from '#engine/schema/model/entity';
import { getCashback, getCashbackPolicies, type StoreProgress } from '../../endpoints/cashback';
import './cashback.css';
import { Button } from '#engine/console/kit/button';
import { printChoice, readChoice, type ShownStores } from './cashback-address';
import { cashbackLines } from './cashback-lines';
import { cycleDays } from './cycle-text';
import { PolicyBar } from './policy-bar';
import { nameOf, StoreTable } from './store-table';
import { type Cashback, Rules, Summary } from './summary';

const AdjustDialog = lazy(() => import('./adjust-dialog'));

const entityNames = ['policy', 'cashback-adjustment'];

/** Progress of all stores in a cycle of a policy, and their cashback. */
export default function CashbackPage() {
  const { t, i18n } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const [policies, adjustments] = useEntities(entityNames);
  const choice = readChoice(address);
  const first = useEndpoint(getCashbackPolicies, { query: {} }, { enabled: choice.policy === undefined });
  const policy = choice.policy ?? first.data?.[0]?.id;
  const query = useEndpoint(
    getCashback,
    { params: { id: policy ?? 0 }, query: choice.cycle === undefined ? {} : { cycle: choice.cycle } },
    { enabled: policy !== undefined },
  );
  const { data } = query;
  usePageTitle(t('menu.policyStatistics'));
  const show = (id: number, cycle?: number, shown?: ShownStores) =>
    setAddress(printChoice({ policy: id, cycle, show: shown }), { replace: true });
  const isNone = choice.policy === undefined && first.data?.length === 0;
  const note = data?.cycle
    ? cycleDays(data.cycle, data.policy.time_zone, languageOf(i18n.language))
    : undefined;
  return (
    <>
      <PageHead title={t('menu.policyStatistics')} note={note}>
        <Button
          disabled={!data || !policies || data.stores.length === 0}
          onClick={() =>
            data &&
            policies &&
            saveCsv(cashbackLines(t, languageOf(i18n.language), policies, data), 'cashback')
          }
        >
          {t('list.export')}
        </Button>
      </PageHead>
      {!isNone && (
        <PolicyBar
          policy={data?.policy}
          cycle={data?.cycle}
          cycles={data?.cycles ?? []}
          onPolicy={(id) => show(id)}
          onCycle={(cycle) => policy !== undefined && show(policy, cycle, choice.show)}
        />
      )}
      {isNone && <p className="cashback-none">{t('cashback.noPolicies')}</p>}
      {!isNone && !(data && policies && adjustments) && <Unanswered query={first.error ? first : query} />}
      {data && policies && adjustments && (
        <CycleView
          key={`${data.policy.id} ${data.cycle?.number}`}
          policies={policies}
          adjustments={adjustments}
          cashback={data}
          shown={choice.show}
          onShow={(shown) => show(data.policy.id, choice.cycle, shown)}
        />
      )}
    </>
  );
}

interface CycleViewProps {
  readonly policies: Entity;
  readonly adjustments: Entity;
  readonly cashback: Cashback;
  readonly shown: ShownStores;
  readonly onShow: (shown: ShownStores) => void;
}

function CycleView({ policies, adjustments, cashback, shown, onShow }: CycleViewProps) {
  const { t } = useTranslation();
  const actor = useActor();
  const [adjusted, setAdjusted] = useState<StoreProgress>();
  const { policy, cycle } = cashback;
  const mayAdjust = can(actor, 'create', adjustments) && can(actor, 'update', adjustments);
  if (policy.enabled_time === null) return <p className="cashback-none">{t('cashback.neverEnabled')}</p>;
  if (cycle === null) return <p className="cashback-none">{t('cashback.notBegun')}</p>;
  return (
    <>
      <Summary entity={policies} cashback={cashback} />
      <Rules cashback={cashback} />
      <StoreTable
        entity={policies}
        cashback={cashback}
        cycle={cycle.number}
        shown={shown}
        onShow={onShow}
        onAdjust={mayAdjust ? setAdjusted : undefined}
      />
      {adjusted && (
        <Suspense>
          <AdjustDialog
            entity={adjustments}
            policy={policy}
            cycle={cycle.number}
            row={adjusted}
            name={nameOf(adjusted)}
            onClose={() => setAdjusted(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
