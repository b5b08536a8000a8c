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

export type Picture = (
  name: string,
  rgb: readonly [number, number, number],
  isShoe: boolean,
) => Promise<string>;

/** The address of a picture of each colour, of insoles and of shoes. */
export async function picturesOf(picture: Picture): Promise<ReadonlyMap<string, string>> {
  const pictures = new Map<string, string>();
  for (const type of ['insole', 'shoe'] as const) {
    for (const { en, rgb } of colours) {
      const name = `${type}-${en.replace(' ', '-')}`;
      pictures.set(name, await picture(name, rgb, type === 'shoe'));
    }
  }
  return pictures;
}

/** Most are recommended, a few are not on the shelf. */
export function commoditiesOf(random: Random, pictures: ReadonlyMap<string, string>, now: Date) {
  return productLines.flatMap((line) =>
    colours.map((colour, at) => {
      const status = random.pick([
        'recommended',
        'recommended',
        'recommended',
        'not_recommended',
        'off_shelf',
      ]);
      const [size_from, size_to] = line.sizes;
      const picture = pictures.get(`${line.type}-${colour.en.replace(' ', '-')}`) ?? null;
      return {
        code: `${line.code}-${String(at + 1).padStart(2, '0')}`,
        name: joined(line.name, colour),
        title: line.headline,
        content: paragraph(line.headline),
        type: line.type,
        status,
        main_category: line.category,
        tags: [...line.tags],
        score: random.between(25, 50) / 10,
        price: random.between(line.price[0], line.price[1]) - 0.01,
        currency: random.pick(['EUR', 'USD', 'CNY']),
        size_from,
        size_to,
        sizes: stockOf(random, size_from, size_to),
        thumbnail: picture,
        images: picture && [picture],
        create_time: daysBefore(now, random.between(30, 700)),
      };
    }),
  );
}

function stockOf(random: Random, from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at).filter(() => random.chance(0.8));
}

const reasons = [
  'Reports of flat feet with a medial load above 60 % ask for it.',
  'Stores sell it well to runners with a high arch.',
  'Lowers the peak pressure under the heel in our own measurements.',
  'Customers who stand at work come back for it.',
] as const;

const rejections = [
  'The measurements show five customers only.',
  'The sizes in stock do not cover the stores of this partner.',
] as const;

interface Submitters {
  readonly submitter: number;
  readonly auditor: number;
}

/** Forty proposals of partners, in every state; a partner has no two open ones for a product. */
export function submissionsOf(
  random: Random,
  pcodes: readonly string[],
  commodities: readonly number[],
  { submitter, auditor }: Submitters,
  now: Date,
) {
  return Array.from({ length: 40 }, (_, at) => {
    const status = random.pick([
      'no_review',
      'under_review',
      'under_review',
      'passed',
      'passed',
      'not_passed',
    ]);
    const made = daysBefore(now, 90 - at * 2);
    const submitted = new Date(made.getTime() + day / 2);
    const isSubmitted = status !== 'no_review';
    const isAudited = status === 'passed' || status === 'not_passed';
    return {
      commodity: commodities[at * 3] ?? commodities[0] ?? 0,
      pcode: random.pick(pcodes),
      reason: random.pick(reasons),
      evidence: null,
      status,
      submit_time: isSubmitted ? submitted : null,
      submitter: isSubmitted ? submitter : null,
      audit_time: isAudited ? new Date(submitted.getTime() + day) : null,
      auditor: isAudited ? auditor : null,
      reject_reason: status === 'not_passed' ? random.pick(rejections) : null,
      create_time: made,
    };
  });
}
