import { sql } from 'kysely';
import { canRead } from '../../entity/access/access';
import { labelField } from '../../entity/access/label-field';
import type { Principal } from '../../entity/access/principal';
import { AppError } from '../../entity/contract/app-error';
import type { ResponseOf } from '../../entity/contract/endpoint';
import type { getReportSheet } from '../../entity/contract/endpoints/report-share';
import { customerLanguages } from '../../entity/contract/language';
import { entityNamed } from '../../entity/declaration/model';
import { fieldNamed } from '../../entity/model/entity';
import { textsOf } from '../../entity/model/localized';
import type { AnalysisResult } from '../../measurement/analysis';
import type { AppContext } from '../context';
import type { Row } from '../entity/context';
import { readRecord } from '../entity/read/read-record';
import { recommendProducts } from '../reports/recommend-products';
import { personOf, reportAnalysis } from '../reports/report-analysis';
import { inlinePicture } from './inline-picture';
import { reportPlans } from './report-plans';

export type ReportSheet = ResponseOf<typeof getReportSheet>;

interface Place {
  readonly name: string | null;
  readonly address: string | null;
  readonly phone: string | null;
  readonly signature: string | null;
  readonly customer: string | null;
  /** Of the settings of the partner, which write Chinese as `zh`. */
  readonly languages: readonly string[] | null;
}

/** The query password of the store of a report; null where it has none. Throws `shareEnded` where the report was deleted. */
export async function queryPassword({ database }: AppContext, id: number): Promise<string | null> {
  const { rows } = await sql<{ password: string | null }>`
    select s.search_pwd as password from report r left join store s on s.id = r.store where r.id = ${id}`.execute(
    database.kysely,
  );
  const [found] = rows;
  if (!found) throw new AppError('shareEnded');
  return found.password;
}

/** Whether the reader sees everything that the sheet says of the customer. */
export function seesCustomer(context: AppContext, reader: Principal, report: Row): boolean {
  return 'customer' in report && labelField(reader, entityNamed(context.model, 'customer')) !== undefined;
}

/**
 * A report that the reader sees, as its customer sees it, without what roles keep back from the reader. Throws
 * `notFound` where the reader does not see it.
 */
export async function reportSheet(context: AppContext, reader: Principal, id: number): Promise<ReportSheet> {
  const record = await readRecord(context, reader, entityNamed(context.model, 'report'), id);
  if (!record) throw new AppError('notFound');
  const { rows } = await sql<Place>`
    select s.name, s.detail_address as address, s.phone, c.name as customer, g.signature,
      p.report_languages as languages
    from report r
    left join store s on s.id = r.store
    left join customer c on c.id = r.customer
    left join store_config g on g.store = r.store
    left join partner_config p on p.pcode = r.pcode
    where r.id = ${id}`.execute(context.database.kysely);
  const [place] = rows;
  if (!place) throw new AppError('notFound');
  const { signature, customer, languages } = place;
  const analysis = await reportAnalysis(context, record);
  return {
    report_number: String(record.report_number),
    type: record.type as ReportSheet['type'],
    dev_type: (record.dev_type as string | null | undefined) ?? null,
    detection_time: String(record.detection_time),
    customer: seesCustomer(context, reader, record) ? customer : null,
    store: seenPlace(context, reader, place),
    signature,
    languages: (languages ?? []).flatMap(
      (code) => customerLanguages.find((language) => language.slice(0, 2) === code) ?? [],
    ),
    products: await productsFor(context, reader, record, analysis),
    plans: await reportPlans(context, reader, id),
    analysis: analysis ? { ...analysis } : null,
    measurement: (record.measurement as ReportSheet['measurement'] | undefined) ?? null,
  };
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

async function productsFor(
  context: AppContext,
  reader: Principal,
  report: Row,
  analysis: AnalysisResult | undefined,
): Promise<ReportSheet['products']> {
  const store = typeof report.store === 'number' ? report.store : undefined;
  const recommended = await recommendProducts(
    context,
    reader,
    store,
    analysis,
    await personOf(context, Number(report.id)),
  );
  return Promise.all(
    recommended.map(async ({ product, reasons }) => {
      const { id, name, title, thumbnail } = product;
      const picture = typeof thumbnail === 'string' ? await inlinePicture(context, thumbnail) : undefined;
      return {
        id: Number(id),
        name: textsOf(name),
        headline: textsOf(title),
        picture: picture ?? null,
        needs: reasons.map(({ need }) => need),
      };
    }),
  );
}
