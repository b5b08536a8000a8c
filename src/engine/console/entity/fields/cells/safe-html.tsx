import DOMPurify from 'dompurify';
import { useMemo } from 'react';

/** Stored HTML, sanitised to formatting. */
export default function SafeHtml({ html }: { readonly html: string }) {
  const clean = useMemo(
    () =>
      DOMPurify.sanitize(html, {
        USE_PROFILES: { html: true },
        FORBID_TAGS: ['style', 'form', 'input', 'button'],
      }),
    [html],
  );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: DOMPurify has sanitised it
  return <div className="cell-prose" dangerouslySetInnerHTML={{ __html: clean }} />;
}
