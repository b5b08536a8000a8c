import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface RecommendedProduct {
  readonly id: number;
  readonly name: ReactNode;
  readonly headline: string | null;
  /** An address that the CSP allows. */
  readonly picture: string | null;
  /** Needs of the measurement that the product meets; empty if it is recommended to everybody. */
  readonly needs: readonly string[];
}

export function RecommendedProducts({ products }: { readonly products: readonly RecommendedProduct[] }) {
  const { t } = useTranslation();
  if (products.length === 0) return null;
  return (
    <section className="recommended" aria-label={t('measurement.recommended.title')}>
      <h2>{t('measurement.recommended.title')}</h2>
      <ul>
        {products.map(({ id, name, headline, picture, needs }) => (
          <li key={id}>
            {picture && <img src={picture} alt="" width={72} height={72} />}
            <div>
              <strong>{name}</strong>
              {headline && <p>{headline}</p>}
              <p className="recommended-why">
                {needs.length === 0
                  ? t('measurement.recommended.general')
                  : needs.map((need) => t(`measurement.recommended.${need}`)).join(' · ')}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
