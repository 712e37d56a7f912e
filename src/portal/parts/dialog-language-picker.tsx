import { LanguagePicker } from '../shell/language-picker';
import { useLanguages } from './portal/shell-data';

/** Language picker inside a dialog, where the header's picker is covered. The input stays. */
export const DialogLanguagePicker = () => <LanguagePicker {...useLanguages()} />;
