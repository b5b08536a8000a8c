import type { Author, TakenAction } from './applied-actions';
import { proposals, rejections } from './data/sentences.json';
import { day, daysBefore } from './days';
import { colours, type Localised, productLines } from './product-lines';
import type { Random } from './random';

const joined = (name: Localised, colour: Localised): Localised => ({
  'zh-cn': `${name['zh-cn']}（${colour['zh-cn']}）`,
  en: `${name.en}, ${colour.en}`,
  es: `${name.es}, ${colour.es}`,
});

const paragraph = (text: Localised): Localised => ({
  'zh-cn': `<p>${text['zh-cn']}</p>`,
  en: `<p>${text.en}</p>`,
  es: `<p>${text.es}</p>`,
});

/** The products: most are recommended, a few are off the shelf. */
export function commoditiesOf(random: Random, pictures: ReadonlyMap<string, string>, now: Date) {
  return productLines.flatMap((line, nth) =>
    colours.map((colour, at) => {
      const status = random.pick<keyof typeof shelved>([
        'recommended',
        'recommended',
        'recommended',
        'not_recommended',
        'off_shelf',
      ]);
      const { from: size_from, to: size_to } = line.sizes;
      const made = daysBefore(now, random.between(30, 700));
      const picture = pictures.get(`${line.type} ${colour.en}`) ?? null;
      return {
        code: `${line.code}-${String(at + 1).padStart(2, '0')}`,
        name: joined(line.name, colour),
        title: line.headline,
        content: paragraph(line.headline),
        type: line.type,
        main_category: line.category,
        needs: [...line.needs],
        tags: [...line.tags],
        score: random.between(25, 50) / 10,
        price: random.between(line.price.from, line.price.to) - 0.01,
        currency: currencies[nth % currencies.length] ?? 'EUR',
        size_from,
        size_to,
        sizes: stockOf(random, size_from, size_to),
        thumbnail: picture,
        images: picture && [picture],
        create_time: made,
        actions: shelved[status].map((action, step): TakenAction => ({ action, at: after(made, step + 1) })),
      };
    }),
  );
}

function stockOf(random: Random, from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at).filter(() => random.chance(0.8));
}

const currencies = ['EUR', 'USD', 'CNY'] as const;

/** The actions that lead to each state of a product. */
const shelved = {
  recommended: ['putOnShelf', 'recommend'],
  not_recommended: ['putOnShelf'],
  off_shelf: [],
} as const satisfies Record<string, readonly string[]>;

function after(time: Date, days: number): Date {
  return new Date(time.getTime() + days * day);
}

interface Reviewed {
  /** The account of each partner, by its code. */
  readonly partners: ReadonlyMap<string, Author>;
  readonly auditor: Author;
}

/** Forty proposals of partners, in every state; a partner has no two open ones for a product. */
export function submissionsOf(
  random: Random,
  commodities: readonly number[],
  { partners, auditor }: Reviewed,
  now: Date,
) {
  return Array.from({ length: 40 }, (_, at) => {
    const end = random.pick([undefined, 'review', 'review', 'pass', 'pass', 'reject']);
    const [pcode, partner] = random.pick([...partners]);
    const made = daysBefore(now, 90 - at * 2);
    const submitted: TakenAction = { action: 'submit', at: after(made, 0.5), by: partner };
    const isReviewed = end === 'pass' || end === 'reject';
    const reviewed: readonly TakenAction[] = isReviewed
      ? [{ action: end, at: after(made, 1.5), by: auditor }]
      : [];
    return {
      commodity: commodities[at * 3] ?? commodities[0] ?? 0,
      pcode,
      reason: random.pick(proposals),
      evidence: null,
      reject_reason: end === 'reject' ? random.pick(rejections) : null,
      create_time: made,
      actions: end === undefined ? [] : [submitted, ...reviewed],
    };
  });
}
