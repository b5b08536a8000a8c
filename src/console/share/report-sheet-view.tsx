import { lazy, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomerLanguage } from '../../entity/contract/language';
import { textIn, textsOf } from '../../entity/model/localized';
import type { AnalysisResult } from '../../measurement/analysis';
import type { StoredMeasurement } from '../../measurement/storage/report-measurement';
import { StoredMeasurementView } from '../measurement/measurement-view';
import { RecommendedProducts } from '../measurement/recommended-products';
import type { ReportSheet, SheetSource } from './sheet-source';
import { TrainingPlans } from './training-plans';

const SheetQr = lazy(() => import('./sheet-qr'));

interface Props {
  readonly sheet: ReportSheet;
  readonly source: SheetSource;
  readonly password: string | undefined;
}

/** The report as on paper: whose it is, what was measured, and who measured it. */
export function ReportSheetView({ sheet, source, password }: Props) {
  const { t, i18n } = useTranslation();
  const language = i18n.language as CustomerLanguage;
  const { type, measurement, analysis, store } = sheet;
  const stored = useMemo(() => ({ type, measurement }) as unknown as StoredMeasurement, [type, measurement]);
  const measured = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeStyle: 'short' });
  const facts: readonly (readonly [string, string | null])[] = [
    ['customer', sheet.customer],
    ['measured', measured.format(new Date(sheet.detection_time))],
    ['number', sheet.report_number],
    ['device', sheet.dev_type],
  ];
  return (
    <article>
      <header className="sheet-head">
        <div>
          <p className="sheet-store">{store.name}</p>
          <h1>{t(`share.type.${type}`)}</h1>
        </div>
        <dl>
          {facts.map(
            ([name, value]) =>
              value !== null && (
                <div key={name}>
                  <dt>{t(`share.fact.${name}`)}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
        <Suspense>
          <SheetQr source={source} password={password} />
        </Suspense>
      </header>
      {measurement === null ? (
        <p>{t('share.none')}</p>
      ) : (
        <StoredMeasurementView stored={stored} result={analysis as AnalysisResult | null} />
      )}
      <RecommendedProducts
        products={sheet.products.map(({ name, headline, ...product }) => ({
          ...product,
          name: customerText(name, language),
          headline: customerText(headline, language) ?? null,
        }))}
      />
      <TrainingPlans plans={sheet.plans} />
      <footer className="sheet-foot">
        <address>
          <strong>{store.name}</strong>
          <span>{store.address}</span>
          <span>{store.phone}</span>
          {sheet.signature && <span className="sheet-signature">{sheet.signature}</span>}
        </address>
        <p>{t('share.noDiagnosis')}</p>
      </footer>
    </article>
  );
}

/** In the customer's language, else in English, which more customers read than Chinese. */
function customerText(value: unknown, language: CustomerLanguage): string | undefined {
  return textsOf(value)[language] ?? textsOf(value).en ?? textIn(value, language)?.text;
}
