import { lazy, Suspense } from 'react';
import { textIn } from '../../../../schema/model/localized';
import { partName } from '../../../../schema/model/nested-fields';
import type { CellProps } from '../../../data/resource';
import { enumTitle } from '../../../i18n/entity-words';
import { useCellSurroundings } from '../cell-context';
import { labelOf } from '../label-of';
import { numberText } from '../number-text';
import { unitWords } from '../unit-text';

const SafeHtml = lazy(() => import('./safe-html'));

/** Long text on one line: hovering shows it as a tooltip, focus unfolds it. */
export function Clipped({ text }: { readonly text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard unfolds the text by focusing it
    <span className="cell-clipped" title={text} tabIndex={0}>
      {text}
    </span>
  );
}

/** One truncated line in a list; complete on a page. */
export function TextCell({ value }: CellProps) {
  const { whole } = useCellSurroundings();
  const text = String(value);
  return whole ? text : <span title={text}>{text}</span>;
}

export function LongTextCell({ value }: Pick<CellProps, 'value'>) {
  const { whole } = useCellSurroundings();
  const text = String(value);
  return whole ? <div className="cell-prose">{text}</div> : <Clipped text={text} />;
}

/** Plain text in a list; formatted and sanitised on a page. */
export function RichTextCell({ value }: CellProps) {
  const { whole } = useCellSurroundings();
  const html = String(value);
  if (!whole) return <Clipped text={plainText(html)} />;
  return (
    <Suspense fallback={plainText(html)}>
      <SafeHtml html={html} />
    </Suspense>
  );
}

function plainText(html: string): string {
  const spaced = html.replace(/<\/(p|li|h\d|div|blockquote)>|<br\s*\/?>/gi, '$& ');
  const body = new DOMParser().parseFromString(spaced, 'text/html').body;
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
}

export function JsonCell({ value }: CellProps) {
  const { whole } = useCellSurroundings();
  if (!whole) return <Clipped text={JSON.stringify(value)} />;
  return <pre className="cell-json">{JSON.stringify(value, null, 2)}</pre>;
}

/** An object on one line; a list of objects starts with their number. */
export function NestedCell({ entity, field, value, row }: CellProps) {
  const { t, language } = useCellSurroundings();
  const lineOf = (held: unknown) =>
    field.fields
      .map((part) => ({ part, value: (held as Record<string, unknown> | null)?.[partName(part)] }))
      .filter(({ value }) => value !== null && value !== undefined)
      .map(({ part, value }) => {
        if (part.localized) return textIn(value, language)?.text ?? '';
        if (typeof value === 'object') return JSON.stringify(value);
        if (part.type === 'reference') return labelOf(row, part, value) ?? `#${value}`;
        if (typeof value === 'number') {
          const container = held as Record<string, unknown>;
          const unit = unitWords({ entity, field: part, value, row, container, language, t });
          return numberText(part, value, language, unit);
        }
        return part.type === 'enum' ? enumTitle(t, entity, part, String(value)) : String(value);
      })
      .join(', ');
  if (!Array.isArray(value)) return <Clipped text={lineOf(value)} />;
  const count = t('field.entries', { count: value.length });
  return <Clipped text={`${count}: ${value.map(lineOf).join('; ')}`} />;
}

/** The server never sends passwords. A custom page uses the dots to show that a password exists. */
export function PasswordCell() {
  return <span aria-hidden="true">••••••</span>;
}
