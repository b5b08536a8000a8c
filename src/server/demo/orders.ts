import { type Country, countries } from './countries';
import type { MeasuringStore } from './customers';
import { day } from './days';
import { placeIn } from './merchants';
import type { Random } from './random';

interface OrderedProduct {
  readonly id: number;
  readonly price: number;
  readonly size: number;
}

interface Buyer {
  readonly id: number;
  readonly name: string;
  readonly phone: string | null;
}

const states = [
  'pending_payment',
  'pending_production',
  'in_production',
  'pending_shipment',
  'shipped',
] as const;
const carriers = ['Example Express', 'Muster Kurier', '样本速运', 'Correo Ejemplo'] as const;
const praise = [
  'Fits well from the first day.',
  'Walks softer than before.',
  'One size smaller would do.',
] as const;

/** An order of one to three products; most old ones are shipped, new ones are still on their way. */
export function orderRow(
  random: Random,
  store: MeasuringStore,
  buyer: Buyer,
  products: readonly OrderedProduct[],
  time: Date,
  now: Date,
) {
  const country: Country = countries[store.country];
  const age = (now.getTime() - time.getTime()) / day;
  const reached = age > 20 ? 4 : Math.min(4, Math.floor(age / 4) + random.between(0, 1));
  const status = states[reached] ?? 'shipped';
  const isPaid = reached > 0;
  const isShipped = reached === 4;
  const isEvaluated = isShipped && random.chance(0.3);
  const after = (days: number) => new Date(Math.min(now.getTime(), time.getTime() + days * day));
  const { address, phone } = placeIn(random, random.pick(country.cities), country.address);
  const lines = Array.from({ length: random.between(1, 3) }, () => {
    const { id, price, size } = random.pick(products);
    const quantity = random.pick([1, 1, 1, 2]);
    return { commodity: id, size, quantity, price, amount: Math.round(quantity * price * 100) / 100 };
  });
  return {
    store: store.id,
    customer: buyer.id,
    order_time: time,
    currency: random.pick(['EUR', 'USD', 'CNY']),
    lines,
    username: buyer.name,
    phone: buyer.phone ?? phone,
    receive_address: address,
    status,
    payment_number: isPaid ? `DEMO-${random.digits('##########')}` : null,
    pay_time: isPaid ? after(1) : null,
    express_name: isShipped ? random.pick(carriers) : null,
    express_number: isShipped ? random.digits('EX##########') : null,
    ship_time: isShipped ? after(9) : null,
    evaluation_content: isEvaluated ? random.pick(praise) : null,
    evaluation_time: isEvaluated ? after(16) : null,
    create_time: time,
  };
}
