import { useEffect } from 'react';
import { version } from '../../../package.json';
import { LateFootPrints } from '../brand/late-foot-prints';
import { Logo } from '../brand/logo';
import { tellLanguage } from '../language';
import { LanguageChoice } from './language-choice';
import { SignInForm } from './sign-in-form';
import { useSignInWords } from './sign-in-words';

interface Props {
  readonly reason: string | null;
  readonly preload: () => void;
  readonly enter: (token: string) => Promise<void>;
}

export function SignInPage({ reason, preload, enter }: Props) {
  const { t, language } = useSignInWords();
  useEffect(() => {
    tellLanguage(language);
    document.title = t('documentTitle');
  }, [t, language]);
  return (
    <div className="sign-in">
      <aside className="sign-in-art">
        <LateFootPrints />
        <p>{t('tagline')}</p>
      </aside>
      <main className="sign-in-main">
        <LanguageChoice />
        <div className="sign-in-box">
          <header className="sign-in-brand">
            <Logo size={40} />
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
