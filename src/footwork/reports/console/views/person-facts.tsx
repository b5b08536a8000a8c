import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dateFormat } from '#engine/console/i18n/format/date';
import { numberFormat } from '#engine/console/i18n/format/number';
import { readerZone } from '#engine/console/i18n/format/zone';
import { type Fact, Facts } from '#engine/console/kit/facts';
import { codeName } from '#engine/schema/model/code-name';
import type { ReportPerson } from '../../endpoints/report';

interface Shown {
  /** Replaces the plain text of the name, such as a link. */
  readonly name?: ReactNode;
}

export interface PersonFactsProps {
  readonly person: ReportPerson;
  readonly store: string | null;
  readonly device: string | null;
  /** ISO 8601; null if the reader may not see it. */
  readonly measured: string | null;
  /** IANA time zone of the place; default: the reader's. */
  readonly zone?: string | null | undefined;
}

/** Person, place and time of a measurement; unknown facts are omitted. */
export function PersonFacts({ name, ...props }: PersonFactsProps & Shown) {
  const { t } = useTranslation();
  const facts = usePersonFacts(props).map(
    ([key, value]): Fact => [t(`measurement.person.${key}`), key === 'name' ? (name ?? value) : value],
  );
  return <Facts className="person-facts" facts={facts} />;
}

/** Pairs of key, such as `weight`, and formatted value. */
export function usePersonFacts({
  person,
  store,
  device,
  measured,
  zone,
}: PersonFactsProps): readonly (readonly [string, string])[] {
  const { t, i18n } = useTranslation();
  const { age, sex, height_cm, weight_kg, shoe_size } = person;
  // Short units in Chinese would mix words and symbols: 184厘米, 77 kg.
  const unitDisplay = i18n.language === 'zh-cn' ? 'long' : 'short';
  const sizeIn = (value: number | null, unit: 'centimeter' | 'kilogram') =>
    value === null ? null : numberFormat(i18n.language, { style: 'unit', unit, unitDisplay }).format(value);
  const number = numberFormat(i18n.language);
  const measuredIn = (timeZone: string) =>
    measured &&
    dateFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
      new Date(measured),
    );
  const here = measuredIn(readerZone());
  const there = zone ? measuredIn(zone) : here;
  const all: readonly (readonly [string, string | null])[] = [
    ['name', person.name],
    // `Intl` formats years as a duration, which many languages word differently from an age.
    ['age', age === null ? null : t('measurement.person.years', { count: age })],
    ['sex', sex && t(`measurement.person.${sex}`)],
    ['height', sizeIn(height_cm, 'centimeter')],
    ['weight', sizeIn(weight_kg, 'kilogram')],
    ['shoeSize', shoe_size === null ? null : number.format(shoe_size)],
    ['store', store],
    ['device', device],
    ['measured', zone && there !== here ? `${there}, ${codeName('timeZone', zone, i18n.language)}` : here],
  ];
  return all.flatMap(([name, value]) => (value === null || value === '' ? [] : [[name, value] as const]));
}
