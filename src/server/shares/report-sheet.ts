import { sql } from 'kysely';
import type { Principal } from '../../entity/access/principal';
import { AppError } from '../../entity/contract/app-error';
import type { ResponseOf } from '../../entity/contract/endpoint';
import type { getReportSheet } from '../../entity/contract/endpoints/report-share';
import { customerLanguages } from '../../entity/contract/language';
import { entityNamed } from '../../entity/declaration/model';
import { textsOf } from '../../entity/model/localized';
import type { AppContext } from '../context';
import type { Row } from '../entity/context';
import { readRecord } from '../entity/read/read-record';
import { recommendProducts } from '../reports/recommend-products';
import { reportFindings } from '../reports/report-findings';
import { inlinePicture } from './inline-picture';

export type ReportSheet = ResponseOf<typeof getReportSheet>;

interface Place {
  readonly name: string | null;
  readonly address: string | null;
  readonly phone: string | null;
  readonly signature: string | null;
  readonly customer: string | null;
  /** Of the settings of the partner, which write Chinese as `zh`. */
  readonly languages: readonly string[] | null;
  /** The query password of the store. */
  readonly password: string | null;
}

export interface SharedReport {
  readonly sheet: ReportSheet;
  readonly password: string | null;
}

/** A report that the reader sees, as its customer sees it. Throws `notFound` where the reader does not see it. */
export async function sharedReport(
  context: AppContext,
  reader: Principal,
  id: number,
): Promise<SharedReport> {
  const record = await readRecord(context, reader, entityNamed(context.model, 'report'), id);
  if (!record) throw new AppError('notFound');
  const { rows } = await sql<Place>`
    select s.name, s.detail_address as address, s.phone, s.search_pwd as password, c.name as customer, g.signature,
      p.report_languages as languages
    from report r
    left join store s on s.id = r.store
    left join customer c on c.id = r.customer
    left join store_config g on g.store = r.store
    left join partner_config p on p.pcode = r.pcode
    where r.id = ${id}`.execute(context.database.kysely);
  const [place] = rows;
  if (!place) throw new AppError('notFound');
  const { name, address, phone, signature, customer, password, languages } = place;
  return {
    sheet: {
      report_number: String(record.report_number),
      type: record.type as ReportSheet['type'],
      dev_type: (record.dev_type as string | null | undefined) ?? null,
      detection_time: String(record.detection_time),
      // A role can keep back who it was, and what was measured.
      customer: 'customer' in record ? customer : null,
      store: { name, address, phone },
      signature,
      languages: (languages ?? []).flatMap(
        (code) => customerLanguages.find((language) => language.slice(0, 2) === code) ?? [],
      ),
      products: await productsFor(context, reader, record),
      measurement: (record.measurement as ReportSheet['measurement'] | undefined) ?? null,
    },
    password,
  };
}

async function productsFor(
  context: AppContext,
  reader: Principal,
  report: Row,
): Promise<ReportSheet['products']> {
  const store = typeof report.store === 'number' ? report.store : undefined;
  const recommended = await recommendProducts(context, reader, store, await reportFindings(report));
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
