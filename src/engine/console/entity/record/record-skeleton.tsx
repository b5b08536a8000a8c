import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entity, Field } from '../../../schema/model/entity';
import { inSentence } from '../../../schema/model/in-sentence';
import { applies } from '../../../schema/write/condition';
import { entityTitle } from '../../i18n/entity-words';
import { isWide, sectionsOf } from './sections';
import './record-skeleton.css';

interface RecordSkeletonProps {
  readonly entity: Entity;
  /** Id of the record, shown because its name is not known yet. */
  readonly id: string;
  /** Fields that the page will show. */
  readonly fields: readonly Field[];
  readonly isForm?: boolean;
}

/** Placeholder of a record page with the same layout. */
export function RecordSkeleton({ entity, id, fields, isForm = false }: RecordSkeletonProps) {
  const { t } = useTranslation();
  const title = entityTitle(t, entity);
  const heading = isForm ? t('form.edit', { name: `${inSentence(title)} #${id}` }) : `${title} #${id}`;
  const shown = fields.filter((field) => field.name !== 'id' && applies(field, {}));
  const head = (
    <div className="page-head">
      <div className="record-skeleton-title">
        <i />
      </div>
    </div>
  );
  const sections = sectionsOf(entity, shown).map(({ group, fields: members }) => (
    <Section key={group?.name ?? ''} isForm={isForm}>
      {members.map((field) =>
        isForm ? <FormRow key={field.name} field={field} /> : <ShownField key={field.name} field={field} />,
      )}
    </Section>
  ));
  return (
    <>
      <h1 className="visually-hidden">{heading}</h1>
      <div role="status">
        <span className="visually-hidden">{t('show.loading')}</span>
        <div aria-hidden="true" className={isForm ? 'record-skeleton form' : 'record-skeleton'}>
          {head}
          {isForm ? sections : <div className="show">{sections}</div>}
        </div>
      </div>
    </>
  );
}

function Section({ isForm, children }: { readonly isForm: boolean; readonly children: ReactNode }) {
  return (
    <section className={isForm ? 'form-section' : 'show-section'}>
      <h2>
        <i />
      </h2>
      {isForm ? <div className="form-rows">{children}</div> : <dl>{children}</dl>}
    </section>
  );
}

function ShownField({ field }: { readonly field: Field }) {
  return (
    <div className={`show-field show-${field.type}`}>
      <dt>
        <i />
      </dt>
      <dd>
        <i />
      </dd>
    </div>
  );
}

function FormRow({ field }: { readonly field: Field }) {
  return (
    <div className={isWide(field) ? 'form-row is-wide' : 'form-row'}>
      <div className="record-skeleton-label">
        <i />
      </div>
      <div className="record-skeleton-box" />
    </div>
  );
}
