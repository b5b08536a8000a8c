import type { ComponentType } from 'react';
import type { CustomerLanguage } from '../../../../schema/contract/language';
import { filledLanguages, type TextType, textIn, textsOf } from '../../../../schema/model/localized';
import type { CellProps } from '../../../data/resource';
import { languageName } from '../../../i18n/entity-words';
import { localeOf } from '../../../i18n/format/locale';
import { useCellSurroundings } from '../cell-context';
import { LongTextCell, RichTextCell, TextCell } from './text-cells';

const textCells: Readonly<Record<TextType, ComponentType<CellProps>>> = {
  text: TextCell,
  longText: LongTextCell,
  richText: RichTextCell,
};

/**
 * The text in the reader's language, else in another, with a tag for that language. A page shows all languages,
 * except for texts inside objects.
 */
export function LocalizedCell(props: CellProps) {
  const { field, value } = props;
  const { whole, language } = useCellSurroundings();
  const Text = textCells[field.localized ?? 'text'];
  const found = textIn(value, language);
  if (!found) return null;
  const filled = filledLanguages(value);
  if (!whole || field.name.includes('.') || filled.length === 1) {
    const text = <Text {...props} value={found.text} />;
    if (found.language === language) return text;
    return (
      <span className="cell-localized" lang={localeOf(found.language)}>
        {text}
        <LanguageTag written={found.language} />
      </span>
    );
  }
  const others = filled.filter((one) => one !== found.language);
  return (
    <ul className="cell-languages">
      {[found.language, ...others].map((one) => (
        <li key={one} lang={localeOf(one)}>
          <LanguageTag written={one} />
          <div>
            <Text {...props} value={textsOf(value)[one]} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function LanguageTag({ written }: { readonly written: CustomerLanguage }) {
  return (
    <small className="cell-language" title={languageName(written)}>
      {written}
    </small>
  );
}
