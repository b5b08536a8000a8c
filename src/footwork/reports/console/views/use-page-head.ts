import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type PersonFactsProps, usePersonFacts } from './person-facts';

/**
 * Sets up printing while a report is shown: A4, small text, and in the margin of every page the person of the
 * report and the page number. Only style sheets can set margin text, and the CSP forbids `<style>`, so a
 * script adopts the sheet; other pages of the console print without it. `further`: such as the number of the report.
 */
export function usePageHead(props: PersonFactsProps, ...further: readonly string[]): void {
  const { t } = useTranslation();
  const facts = usePersonFacts(props).map(([name, value]) =>
    name === 'name' ? value : `${t(`measurement.person.${name}`)}: ${value}`,
  );
  // Lines break between facts, not inside of one.
  const head = [...facts, ...further].map((fact) => fact.replaceAll(/\s/g, '\u00a0')).join(' · ');
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(pageRule(head));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [head]);
}

function pageRule(head: string): string {
  const font = 'font: 8px sans-serif; color: #555;';
  return `@media print { html { font-size: 11px; background: #fff; } }
  @page {
    size: A4;
    margin: 14mm 12mm 12mm;
    @top-left { content: ${JSON.stringify(head)}; ${font} white-space: normal; }
    @top-right { content: counter(page) ' / ' counter(pages); ${font} white-space: nowrap; }
  }`;
}
