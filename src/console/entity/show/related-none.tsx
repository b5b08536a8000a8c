import { useTranslation } from 'react-i18next';
import type { Referrer } from '../../../entity/model/referrers';
import { RelatedCreate } from './related-create';

interface RelatedNoneProps {
  readonly sections: readonly { readonly title: string; readonly referrer: Referrer }[];
  /** Of the record to which none point. */
  readonly id: number;
}

/** What could point to the record and does not, with the way to the first of each. */
export function RelatedNone({ sections, id }: RelatedNoneProps) {
  const { t } = useTranslation();
  if (sections.length === 0) return null;
  const title = t('show.related.none', { number: sections.length });
  return (
    <section className="show-section" aria-label={title}>
      <details className="related-none">
        <summary>{title}</summary>
        <ul>
          {sections.map(({ title, referrer: { entity, field } }) => (
            <li key={`${entity.name} ${field.name}`}>
              {title}
              <RelatedCreate entity={entity} field={field} id={id} />
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
