import { CreateLink } from '#engine/console/overrides/create-link';
import { PageLink } from '#engine/console/overrides/page-link';
import './customer-links.css';

interface Props {
  readonly row: { readonly id: number; readonly store?: number | null };
}

/** Links to the usual next steps with a customer. */
export function CustomerLinks({ row: { id, store } }: Props) {
  return (
    <div className="customer-links">
      <CreateLink entity="appointment" references={{ store, customer: id }} />
      <CreateLink entity="order" references={{ store, customer: id }} />
      <CreateLink entity="training-plan" references={{ store, customer: id }} />
      <PageLink page="user/fusionReport" search={{ customer: id }} name="fusionReport" />
    </div>
  );
}
