import { useSelector } from '@xstate/react';
import type { Place } from '../../../../machines/platform/host/host.machine';
import { type Language, SETTINGS } from '../../../contract';
import { CATEGORIES, type CategoryKey, isCategory } from '../../shell/categories';
import { usePortal, usePortalState, useSystemStatus } from './portal-context';
import { unlessFailed } from './unless-failed';

const all = Object.keys(CATEGORIES).filter(isCategory);
/** The categories that have vendors (s2.nav.game-categories); all of them until that is known. */
export function useCategories(): readonly CategoryKey[] {
  const types = useSystemStatus()?.context.site?.gameTypes;
  return types ? all.filter((key) => types.includes(CATEGORIES[key].type)) : all;
}

/** Minimum age of players (s5.consent.age). */
export const useMinimumAge = () => useSystemStatus()?.context.site?.minimumAge ?? SETTINGS.minimumAge;

/** Languages of the brand, the current one, and a function that requests another. */
export function useLanguages() {
  const actor = usePortalState((state) => unlessFailed(state.children.language));
  const fallback = usePortalState((state) => state.context.language);
  const language = useSelector(actor, (state) => state?.context.language) ?? fallback;
  const onLanguage = (languageCode: string) => {
    const known = SETTINGS.languages.find((supported): supported is Language => supported === languageCode);
    if (known) actor?.send({ type: 'language.requested', language: known });
  };
  return { languages: SETTINGS.languages, language, onLanguage };
}

/** Opens a destination by its key; a player without access is sent to the login or sees the reason. */
export function useOpen() {
  const portal = usePortal();
  return (to: string, params?: Place['params']) =>
    portal.send({ type: 'place.requested', place: { to, ...(params && { params }) } });
}

/** Opens a page of a centre. */
export function useOpenPage(centre = 'memberCentre') {
  const portal = usePortal();
  return (to: string) => portal.send({ type: 'place.requested', place: { to, centre } });
}
