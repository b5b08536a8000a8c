import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../kit/icon';
import { isTyping } from '../../kit/is-typing';
import './search-box.css';

interface SearchBoxProps {
  readonly value: string | undefined;
  readonly onSearch: (text: string) => void;
}

const pause = 300;

/** Debounced search; Enter searches at once. `/` focuses the box from anywhere on the page. */
export function SearchBox({ value = '', onSearch }: SearchBoxProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const search = useRef(onSearch);
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);

  // The address has changed by Back, Forward or a cleared filter.
  if (value !== shown) {
    setShown(value);
    setText(value);
  }

  useEffect(() => {
    search.current = onSearch;
  }, [onSearch]);

  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      event.preventDefault();
      box.current?.focus();
      box.current?.select();
    };
    document.addEventListener('keydown', focus);
    return () => {
      document.removeEventListener('keydown', focus);
      clearTimeout(timer.current);
    };
  }, []);

  const give = (typed: string, wait: number) => {
    clearTimeout(timer.current);
    setText(typed);
    timer.current = setTimeout(() => {
      setShown(typed.trim());
      search.current(typed.trim());
    }, wait);
  };

  return (
    <span className="search-box">
      <Icon name="search" size={16} />
      <input
        ref={box}
        type="search"
        aria-label={t('list.search')}
        aria-keyshortcuts="/"
        placeholder={t('list.searchHint')}
        maxLength={200}
        value={text}
        onChange={(event) => give(event.target.value, event.target.value === '' ? 0 : pause)}
        // The Enter that ends an input method's composition does not search.
        onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && give(text, 0)}
      />
      {text !== '' && (
        <button
          type="button"
          aria-label={t('list.clearSearch')}
          onClick={() => {
            give('', 0);
            box.current?.focus();
          }}
        >
          <Icon name="close" size={14} />
        </button>
      )}
    </span>
  );
}
