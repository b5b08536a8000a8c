import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { usePersonFacts } from '../measurement/person-facts';
import type { ReportSheet } from './sheet-source';

/**
 * Prints the report's person and the page number in the margin of every page. Only style sheets can set margin text,
 * and the CSP forbids `<style>`, so a script adopts the sheet.
 */
export function usePageHead({ person, store, dev_type, detection_time }: ReportSheet): void {
  const { t } = useTranslation();
  const facts = usePersonFacts({ person, store: store.name, device: dev_type, measured: detection_time });
  const head = facts
    .map(([name, value]) => (name === 'name' ? value : `${t(`measurement.person.${name}`)}: ${value}`))
    .join(' · ');
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
  return `@page {
    @top-left { content: ${JSON.stringify(head)}; ${font} white-space: normal; }
    @top-right { content: counter(page) ' / ' counter(pages); ${font} white-space: nowrap; }
  }`;
}
