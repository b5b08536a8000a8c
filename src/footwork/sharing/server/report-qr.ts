import { sql } from 'kysely';
import type { ResponseOf } from '#engine/schema/contract/endpoint';
import type { CustomerLanguage } from '#engine/schema/contract/language';
import type { AppContext } from '#engine/server/context';
import type { openShareQr } from '../endpoints/report-share';
import { inlinePicture } from './inline-picture';
import { FetchFault } from './qr/fetch-fault';
import { fetchQrUrl } from './qr/fetch-qr-url';

type ReportQr = ResponseOf<typeof openShareQr>;

interface Source {
  readonly type: string;
  readonly pcode: string | null;
  readonly qr_source: 'interface' | 'image' | 'text' | 'link' | null;
  readonly qr_interface: string | null;
  readonly qr_image: string | null;
  readonly qr_text: string | null;
}

const timeout = 5000;
const link: ReportQr = { kind: 'link', value: null };

/**
 * The QR code of a report: that of its store, else that of its partner, else a link to the report. The link
 * also replaces a source without a result, such as an interface that does not respond.
 */
export async function reportQr(
  context: AppContext,
  report: number,
  language: CustomerLanguage,
): Promise<ReportQr> {
  const { rows } = await sql<Source>`
    select r.type, r.pcode,
      case when s.own_qr then s.qr_source else p.qr_source end as qr_source,
      case when s.own_qr then s.qr_interface else p.qr_interface end as qr_interface,
      case when s.own_qr then s.qr_image else p.qr_image end as qr_image,
      case when s.own_qr then s.qr_text else p.qr_text end as qr_text
    from report r
    left join store_config s on s.store = r.store
    left join partner_config p on p.pcode = r.pcode
    where r.id = ${report}`.execute(context.database.kysely);
  const [source] = rows;
  if (source?.qr_source === 'text' && source.qr_text) return { kind: 'text', value: source.qr_text };
  if (source?.qr_source === 'image' && source.qr_image) {
    return imageOr(await inlinePicture(context, source.qr_image));
  }
  if (source?.qr_source === 'interface' && source.qr_interface) {
    return imageOr(await interfaceResult(context, source.qr_interface, { ...source, report, language }));
  }
  return link;
}

function imageOr(value: string | undefined): ReportQr {
  return value === undefined ? link : { kind: 'image', value };
}

/** The result of the interface, called with report id, language, partner code and type. */
async function interfaceResult(
  { privateHosts }: AppContext,
  address: string,
  { report, language, pcode, type }: Source & { readonly report: number; readonly language: string },
): Promise<string | undefined> {
  const url = new URL(address);
  for (const [name, value] of Object.entries({ id: String(report), language, pcode: pcode ?? '', type })) {
    url.searchParams.set(name, value);
  }
  try {
    return await fetchQrUrl(url.href, { privateHosts, timeout });
  } catch (error) {
    if (error instanceof FetchFault) return undefined;
    throw error;
  }
}
