import { useTranslation } from 'react-i18next';
import type { Referrer } from '../../../schema/model/referrers';
import { RelatedCreate } from './related-create';

interface RelatedNoneProps {
  readonly sections: readonly { readonly title: string; readonly referrer: Referrer }[];
  readonly id: number;
}

/** Lists the entities without a record that refers to this one, each with a link to create the first. */
export function RelatedNone({ sections, id }: RelatedNoneProps) {
  const { t } = useTranslation();
  if (sections.length === 0) return null;
  const title = t('formPage.related.none', { number: sections.length });
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
