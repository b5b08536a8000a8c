import { CreateWay } from '../care/create-way';
import './customer-ways.css';
import { FusionWay } from './fusion-way';

interface Props {
  readonly row: { readonly id: number; readonly store?: number | null };
}

/** Links for the usual next steps with a customer. */
export function CustomerWays({ row: { id, store } }: Props) {
  return (
    <div className="customer-ways">
      <CreateWay entity="appointment" given={{ store, customer: id }} />
      <CreateWay entity="training-plan" given={{ store, customer: id }} />
      <FusionWay customer={id} />
    </div>
  );
}
