import { lazy, Suspense } from 'react';
import type { CellProps } from '../../../data/resource';
import { useCellSurroundings } from '../cell-context';
import { Clipped } from './clipped';

const SafeHtml = lazy(() => import('./safe-html'));

/** Plain words in a list; formatted and sanitised on a page. */
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
