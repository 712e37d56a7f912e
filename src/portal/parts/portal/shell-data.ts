import { useNavigate } from '@tanstack/react-router';
import type { Errand } from '../../../../machines/session/session.machine';
import { type Language, SETTINGS } from '../../../contract';
import { CATEGORIES, type CategoryKey, isCategory } from '../../shell/categories';
import { usePortal, usePortalState } from './portal-context';

const all = Object.keys(CATEGORIES).filter(isCategory);
/** The categories that have vendors; all of them until the game menu comes with its part. */
export const useCategories = (): readonly CategoryKey[] => all;

/** The languages the brand speaks, the one that is spoken, and how another is asked for. */
export function useLanguages() {
  const portal = usePortal();
  const language = usePortalState((state) => state.context.language);
  const onLanguage = (wanted: string) => {
    const known = SETTINGS.languages.find((supported): supported is Language => supported === wanted);
    if (known) portal.send({ type: 'language.requested', language: known });
  };
  return { languages: SETTINGS.languages, language, onLanguage };
}

/** Asks for a protected action: who may not is sent to the login, or told why. */
export function useErrand() {
  const portal = usePortal();
  return (errand: Errand) => portal.send({ type: 'action.requested', errand });
}

/** Customer service: the help page, until its own part opens the chat. */
export function useSupport() {
  const navigate = useNavigate();
  return () => void navigate({ to: '/help' });
}
