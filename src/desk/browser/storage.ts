import type { DeskTheme } from '../../../machines/operations/desk/desk.machine';
import { type Language, SETTINGS } from '../../contract';
import type { GuardedStorage } from '../../ui/browser/guarded-storage';

const THEMES: readonly DeskTheme[] = ['system', 'light', 'dark'];
const TOKEN = 'deskToken';

/** The browser's storage: the token of the session for this tab, the choices of an operator for later visits. */
export function createDeskStorage(tab: GuardedStorage, browser: GuardedStorage) {
  return {
    token: () => tab.getItem(TOKEN),
    openSession: (token: string) => tab.setItem(TOKEN, token),
    clearSession: () => tab.removeItem(TOKEN),
    language(): Language {
      const stored = browser.getItem('deskLanguage');
      return SETTINGS.languages.find((language) => language === stored) ?? SETTINGS.languages[0];
    },
    storeLanguage: (language: Language) => browser.setItem('deskLanguage', language),
    theme(): DeskTheme {
      const stored = browser.getItem('deskTheme');
      return THEMES.find((theme) => theme === stored) ?? 'system';
    },
    storeTheme: (theme: DeskTheme) => browser.setItem('deskTheme', theme),
    /** On, unless switched off. */
    shortcuts: () => browser.getItem('deskShortcuts') !== 'off',
    storeShortcuts: (shortcuts: boolean) => browser.setItem('deskShortcuts', shortcuts ? 'on' : 'off'),
  };
}
export type DeskStorage = ReturnType<typeof createDeskStorage>;
