import { PageLink } from '#engine/console/overrides/page-link';

/** Link from a policy to the cashback of its stores. */
export function CashbackLink({ row }: { readonly row: { readonly id: number } }) {
  return (
    <div>
      <PageLink page="policy/returncash" search={{ policy: row.id }} name="policyStatistics" />
    </div>
  );
}
