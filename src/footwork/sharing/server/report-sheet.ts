import { sql } from 'kysely';
import { canRead } from '#engine/schema/access/access';
import { labelField } from '#engine/schema/access/label-field';
import { type Principal, systemPrincipal } from '#engine/schema/access/principal';
import { AppError } from '#engine/schema/contract/app-error';
import type { ResponseOf } from '#engine/schema/contract/endpoint';
import { customerLanguages } from '#engine/schema/contract/language';
import { entityNamed } from '#engine/schema/declaration/model';
import { fieldNamed } from '#engine/schema/model/entity';
import { textsOf } from '#engine/schema/model/localized';
import { zoneOfSource } from '#engine/schema/model/zone-source';
import type { AppContext } from '#engine/server/context';
import type { Row } from '#engine/server/entity/context';
import { readRecord } from '#engine/server/entity/read/read-record';
import type { ReportFacts } from '../../../measurement/report-facts';
import { recommendedProduct } from '../../reports/server/recommend-products';
import { bulkyFields, reportAnalysis } from '../../reports/server/report-analysis';
import { reportFacts } from '../../reports/server/report-facts';
import { reportPerson } from '../../reports/server/report-person';
import { reportPicture } from '../../reports/server/report-picture';
import type { getReportSheet } from '../endpoints/report-share';
import { inlinePicture } from './inline-picture';
import { reportPlans } from './report-plans';

export type ReportSheet = ResponseOf<typeof getReportSheet>;

interface Place {
  readonly name: string | null;
  readonly address: string | null;
  readonly phone: string | null;
  readonly signature: string | null;
  readonly zone: string | null;
  readonly country: string | null;
  readonly specialists: boolean | null;
  /** From the partner's settings, which write Chinese as `zh`. */
  readonly languages: readonly string[] | null;
}

/**
 * The query password of the store of a report; null if the store has none. Throws `shareEnded` if the report
 * was deleted.
 */
export async function queryPassword({ database }: AppContext, id: number): Promise<string | null> {
  const { rows } = await sql<{ password: string | null }>`
    select s.search_pwd as password from report r left join store s on s.id = r.store where r.id = ${id}`.execute(
    database.kysely,
  );
  const [found] = rows;
  if (!found) throw new AppError('shareEnded');
  return found.password;
}

/**
 * A report in the form for its customer, without fields that roles hide from the reader. Throws `notFound` where the
 * reader may not see it.
 */
export async function reportSheet(context: AppContext, reader: Principal, id: number): Promise<ReportSheet> {
  const record = await readRecord(context, reader, entityNamed(context.model, 'report'), id, bulkyFields);
  if (!record) throw new AppError('notFound');
  const { rows } = await sql<Place>`
    select s.name, s.detail_address as address, s.phone, s.time_zone as zone, s.country,
      g.signature, g.specialists,
      p.report_languages as languages
    from report r
    left join store s on s.id = r.store
    left join store_config g on g.store = r.store
    left join partner_config p on p.pcode = r.pcode
    where r.id = ${id}`.execute(context.database.kysely);
  const [place] = rows;
  if (!place) throw new AppError('notFound');
  const { signature, languages, specialists, zone, country } = place;
  const facts = await reportFacts(context, id);
  const picture = await reportPicture(context, reader, id, facts.person);
  const isShown = typeof picture === 'object';
  const person = await reportPerson(context, reader, record);
  return {
    report_number: String(record.report_number),
    type: record.type as ReportSheet['type'],
    dev_type: (record.dev_type as string | null | undefined) ?? null,
    detection_time: String(record.detection_time),
    time_zone:
      zone === null && country === null ? null : zoneOfSource({ zone, ...(country !== null && { country }) }),
    customer: person.name,
    person,
    specialist_here: specialists ?? false,
    evaluation: evaluationOf(record),
    store: seenPlace(context, reader, place),
    signature,
    languages: (languages ?? []).flatMap(
      (code) => customerLanguages.find((language) => language.slice(0, 2) === code) ?? [],
    ),
    products: await productsFor(context, reader, facts.products),
    plans: await reportPlans(context, reader, id),
    damaged: picture === 'damaged',
    picture: isShown ? picture : null,
    // The analysis is hidden where the measurement is.
    analysis: isShown ? await shownAnalysis(context, id, facts) : null,
  };
}

/** The measurement of a report; null where there is none or roles hide it. Throws `notFound` like `reportSheet`. */
export async function reportMeasurement(
  context: AppContext,
  reader: Principal,
  id: number,
): Promise<Record<string, unknown> | null> {
  const record = await readRecord(context, reader, entityNamed(context.model, 'report'), id);
  if (!record) throw new AppError('notFound');
  return (record.measurement as Record<string, unknown> | null | undefined) ?? null;
}

/**
 * The store to contact if the customer may not see the report before it is evaluated; undefined if the
 * customer may see it.
 */
export async function storeToContact(
  { database }: AppContext,
  id: number,
): Promise<ReportSheet['store'] | undefined> {
  const { rows } = await sql<ReportSheet['store'] & { pending: boolean }>`
    select s.name, s.detail_address as address, s.phone,
      r.evaluation = 'pending' and not coalesce(g.show_pending, false) as pending
    from report r
    left join store s on s.id = r.store
    left join store_config g on g.store = r.store
    where r.id = ${id}`.execute(database.kysely);
  const [found] = rows;
  if (!found?.pending) return undefined;
  const { name, address, phone } = found;
  return { name, address, phone };
}

/** The analysis as it was at the evaluation; if none was stored then, the present one of the person as it was then. */
async function shownAnalysis(
  context: AppContext,
  id: number,
  { analysis: kept, person }: ReportFacts,
): Promise<ReportSheet['analysis']> {
  const analysis = kept ?? (await reportAnalysis(context, systemPrincipal, id, person));
  return analysis ? { ...analysis } : null;
}

function seenPlace(context: AppContext, reader: Principal, place: Place): ReportSheet['store'] {
  const store = entityNamed(context.model, 'store');
  const seen = (field: string, value: string | null) =>
    labelField(reader, store) && canRead(reader, fieldNamed(store, field)) ? value : null;
  return {
    name: seen('name', place.name),
    address: seen('detail_address', place.address),
    phone: seen('phone', place.phone),
  };
}

/** The evaluation; fields that a role hides from the reader are null, like empty ones. */
function evaluationOf(record: Row): ReportSheet['evaluation'] {
  const textOf = (name: string) => (typeof record[name] === 'string' ? String(record[name]) : null);
  return {
    state: record.evaluation === 'evaluated' ? 'evaluated' : 'pending',
    evaluated_at: textOf('evaluated_at'),
    professional: textOf('professional'),
    findings: textOf('findings'),
    advice: textOf('advice'),
    next_appointment: textOf('next_appointment'),
    sentences: (record.sentences as ReportSheet['evaluation']['sentences'] | null | undefined) ?? [],
  };
}

async function productsFor(
  context: AppContext,
  reader: Principal,
  chosen: ReportFacts['products'],
): Promise<ReportSheet['products']> {
  const found = chosen.map(async ({ id, needs }): Promise<ReportSheet['products']> => {
    const product = await recommendedProduct(context, reader, id);
    if (!product) return [];
    const { name, title, thumbnail } = product;
    const picture = typeof thumbnail === 'string' ? await inlinePicture(context, thumbnail) : undefined;
    return [
      { id, name: textsOf(name), headline: textsOf(title), picture: picture ?? null, needs: [...needs] },
    ];
  });
  return (await Promise.all(found)).flat();
}
