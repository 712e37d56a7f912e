import { useLanguages } from '../app/shell-data';
import { LanguagePicker } from '../shell/language-picker';

/** The languages, within a dialog: the page's own picker lies behind it. What was typed stays. */
export const Tongue = () => <LanguagePicker {...useLanguages()} />;
