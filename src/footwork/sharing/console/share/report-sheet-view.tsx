import { useTranslation } from 'react-i18next';
import type { CustomerLanguage } from '#engine/schema/contract/language';
import { textIn, textsOf } from '#engine/schema/model/localized';
import { EvaluationNote } from '../../../reports/console/views/evaluation-note';
import { PersonFacts } from '../../../reports/console/views/person-facts';
import { RecommendedProducts } from '../../../reports/console/views/recommended-products';
import { usePageHead } from '../../../reports/console/views/use-page-head';
import { MeasuredSheet } from './measured-sheet';
import { SheetQr } from './sheet-qr';
import type { OpenSheet, ReportSheet } from './sheet-source';
import { TrainingPlans } from './training-plans';

/** The report as on paper: the person, findings and advice in plain words, and the figures. */
export function ReportSheetView({ opened }: { readonly opened: OpenSheet }) {
  const { t, i18n } = useTranslation();
  const language = i18n.language as CustomerLanguage;
  const { sheet, source, password } = opened;
  const { type, person, store, picture } = sheet;
  usePageHead({ person, store: store.name, device: sheet.dev_type, measured: sheet.detection_time });
  return (
    <article>
      <header className="sheet-head">
        <div>
          <p className="sheet-store">{store.name}</p>
          <h1>{person.name ?? t(`share.type.${type}`)}</h1>
          {person.name !== null && <p className="sheet-kind">{t(`share.type.${type}`)}</p>}
        </div>
        <PersonFacts
          person={{ ...person, name: null }}
          store={null}
          device={sheet.dev_type}
          measured={sheet.detection_time}
        />
        <SheetQr source={source} password={password} />
      </header>
      {sheet.evaluation.state === 'pending' && <p className="sheet-pending">{t('share.pending.mark')}</p>}
      {picture ? (
        <MeasuredSheet opened={opened} picture={picture}>
          <Offers sheet={sheet} language={language} />
        </MeasuredSheet>
      ) : (
        <>
          {sheet.damaged ? <p role="alert">{t('measurement.damaged')}</p> : <p>{t('share.none')}</p>}
          <EvaluationNote evaluation={sheet.evaluation} />
          <Offers sheet={sheet} language={language} />
        </>
      )}
      <footer className="sheet-foot">
        <address>
          <strong>{store.name}</strong>
          <span>{store.address}</span>
          <span>{store.phone}</span>
          {sheet.signature && <span className="sheet-signature">{sheet.signature}</span>}
        </address>
        <p>
          {t('share.noDiagnosis')} {t('share.fact.number')}: {sheet.report_number}
        </p>
      </footer>
    </article>
  );
}

interface OffersProps {
  readonly sheet: ReportSheet;
  readonly language: CustomerLanguage;
}

/** Products that the store recommends, and the training plans. */
function Offers({ sheet: { products, plans }, language }: OffersProps) {
  return (
    <>
      <RecommendedProducts
        products={products.map(({ name, headline, ...product }) => ({
          ...product,
          name: customerText(name, language),
          headline: customerText(headline, language) ?? null,
        }))}
      />
      <TrainingPlans plans={plans} />
    </>
  );
}

/** Text in the customer's language, else in English, which more customers can read than Chinese. */
function customerText(value: unknown, language: CustomerLanguage): string | undefined {
  return textsOf(value)[language] ?? textsOf(value).en ?? textIn(value, language)?.text;
}
