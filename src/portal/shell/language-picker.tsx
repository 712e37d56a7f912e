import { useLingui } from '@lingui/react/macro';
import { Icon } from '../../ui/icon';
import { nativeName } from '../../ui/languages';

export type LanguageChoice = { languages: readonly string[]; language: string; onLanguage: (language: string) => void };

/** The languages by their own names; nothing at all where there is only one (s1.brand.language-list-visible). */
export function LanguagePicker({ languages, language, onLanguage }: LanguageChoice) {
  const { t } = useLingui();
  if (languages.length < 2) return null;
  return (
    <span className="language-picker">
      <Icon name="globe" small />
      <select
        data-applied
        aria-label={t({ id: 'header.language', message: 'Language' })}
        value={language}
        onChange={(event) => onLanguage(event.currentTarget.value)}
      >
        {languages.map((code) => (
          <option key={code} value={code} lang={code}>
            {nativeName(code)}
          </option>
        ))}
      </select>
      <Icon name="down" small />
    </span>
  );
}
