import type { TakenAction } from './applied-actions';
import { countries } from './countries';
import type { MeasuringStore } from './customers';
import { carriers, praise } from './data/sentences.json';
import { day } from './days';
import { addressIn } from './merchants';
import type { Random } from './random';

export interface OfferedProduct {
  readonly id: number;
  readonly price: number;
  readonly currency: string;
  readonly sizes: readonly number[];
}

interface Buyer {
  readonly id: number;
  readonly name: string;
  readonly phone: string | null;
  readonly address: string;
  readonly shoeSize: number;
}

/** The actions of an order, each with the number of days after its creation. */
const workflow = [
  ['pay', 1],
  ['produce', 3],
  ['finish', 7],
  ['ship', 9],
] as const;
/** An order of one to three products; most old ones are shipped, new ones are in progress. */
export function orderRow(
  random: Random,
  store: MeasuringStore,
  buyer: Buyer,
  products: readonly OfferedProduct[],
  time: Date,
  now: Date,
) {
  const country = countries[store.country];
  const age = (now.getTime() - time.getTime()) / day;
  const isSlow = random.chance(0.3);
  const actions = workflow.flatMap(([action, days], step): TakenAction[] => {
    const at = new Date(time.getTime() + (days - random.next() * 0.4) * day);
    const isOpen = age < days || (isSlow && age < 20 && step === 3);
    return isOpen ? [] : [{ action, at }];
  });
  const isPaid = actions.length > 0;
  const isShipped = actions.length === workflow.length;
  const isEvaluated = isShipped && random.chance(0.3);
  const evaluated = new Date(Math.min(now.getTime(), time.getTime() + 16 * day));
  const { phone } = addressIn(random, random.pick(country.cities), country.address);
  // An order has one currency, that of the country if any product has it.
  const near = products.filter(({ currency }) => currency === country.currency);
  const { currency } = random.pick(near.length > 0 ? near : products);
  const offered = products.filter((product) => product.currency === currency);
  const lines = Array.from({ length: random.between(1, 3) }, () => {
    const { id, price, sizes } = random.pick(offered);
    const size = sizes.reduce((one, other) =>
      Math.abs(other - buyer.shoeSize) < Math.abs(one - buyer.shoeSize) ? other : one,
    );
    const quantity = random.pick([1, 1, 1, 2]);
    return { commodity: id, size, quantity, price, amount: Math.round(quantity * price * 100) / 100 };
  });
  return {
    store: store.id,
    customer: buyer.id,
    order_time: time,
    currency,
    lines,
    username: buyer.name,
    phone: buyer.phone ?? phone,
    receive_address: buyer.address,
    payment_number: isPaid ? `DEMO-${random.digits('##########')}` : null,
    express_name: isShipped ? random.pick(carriers) : null,
    express_number: isShipped ? random.digits('EX##########') : null,
    evaluation_content: isEvaluated ? random.pick(praise) : null,
    evaluation_time: isEvaluated ? evaluated : null,
    create_time: time,
    actions,
  };
}
