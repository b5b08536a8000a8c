import { useTranslation } from 'react-i18next';
import { clockText } from './clock';

interface Props {
  readonly value: string | null | undefined;
}

/** A time of day as the language writes it. */
export function TimeCell({ value }: Props) {
  const { i18n } = useTranslation();
  return value == null ? '—' : clockText(value, i18n.language);
}
