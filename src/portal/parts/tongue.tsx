import { LanguagePicker } from '../shell/language-picker';
import { useLanguages } from './portal/shell-data';

/** The languages, within a dialog: the page's own picker lies behind it. What was typed stays. */
export const Tongue = () => <LanguagePicker {...useLanguages()} />;
