import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { usePersonFacts } from '../measurement/person-facts';
import type { ReportSheet } from './sheet-source';

/**
 * On paper, every page says whose report it is, and which page of how many. Margins of pages hold text of style sheets
 * only, and one that is made by a script is allowed where `<style>` is not.
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
    @top-right { content: counter(page) ' / ' counter(pages); ${font} }
  }`;
}
