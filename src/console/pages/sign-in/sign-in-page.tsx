import { useLayoutEffect } from 'react';
import { version } from '../../../../package.json';
import { tellLanguage } from '../../kit/settings/language';
import { FootPrints } from './foot-prints';
import { LanguageChoice } from './language-choice';
import './sign-in.css';
import { SignInForm } from './sign-in-form';
import { useSignInWords } from './sign-in-words';

interface Props {
  readonly reason: string | null;
  readonly preload: () => void;
  readonly enter: (token: string) => Promise<void>;
}

export function SignInPage({ reason, preload, enter }: Props) {
  const { t, language } = useSignInWords();
  useLayoutEffect(() => {
    tellLanguage(language);
    document.title = t('documentTitle');
  }, [t, language]);
  return (
    <div className="sign-in">
      <aside className="sign-in-art">
        <FootPrints />
        <p>{t('tagline')}</p>
      </aside>
      <main className="sign-in-main">
        <LanguageChoice />
        <div className="sign-in-box">
          <header className="sign-in-brand">
            <img src="/favicon.svg" width="40" height="40" alt="" />
            <span>{t('brand')}</span>
          </header>
          <h1>{t('title')}</h1>
          <SignInForm reason={reason} preload={preload} enter={enter} />
        </div>
        <footer className="sign-in-foot">
          {t('brand')} {version}
        </footer>
      </main>
    </div>
  );
}
