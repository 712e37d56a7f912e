import type { ComponentType, ReactNode } from 'react';
import type { DialogRequest } from '../../../machines/dialogs/dialogs.machine';
import { bringWords } from '../app/words';

type Name = DialogRequest['name'];
/** `over`: what comes over it, within its own frame. */
type DialogView = ComponentType<{ over?: ReactNode }>;
/** `loadPage`: brings a page of it, where it has any. */
type DialogModule = { View: DialogView; loadPage?: (page: string) => Promise<void> };

/** Each dialog is a chunk, with a catalogue of its own beside it, and those of the parts that it shares with others. */
type Chunk = { words: string[]; bring: () => Promise<DialogModule> };
const coming: Chunk = { words: ['dialogs/coming'], bring: () => import('./coming') };
const passwords: Chunk = {
  words: ['dialogs/passwords', 'dialogs/password-change', 'dialogs/phone', 'dialogs/entry'],
  bring: () => import('./passwords'),
};
const chunks: Record<Name, Chunk> = {
  changePassword: passwords,
  forgotPassword: passwords,
  resetPassword: passwords,
  login: {
    words: ['dialogs/login', 'dialogs/phone', 'dialogs/proof', 'dialogs/entry', 'dialogs/password-change'],
    bring: () => import('./login'),
  },
  register: {
    words: ['dialogs/register', 'dialogs/phone', 'dialogs/login', 'dialogs/entry', 'dialogs/password-change'],
    bring: () => import('./register'),
  },
  memberCentre: { words: ['dialogs/member-centre'], bring: () => import('./member-centre') },
  afterLogin: { words: ['dialogs/after-login'], bring: () => import('./after-login') },
  agentCentre: coming,
  accountLink: {
    words: ['dialogs/account-link', 'dialogs/proof', 'dialogs/phone', 'dialogs/entry', 'dialogs/password-change'],
    bring: () => import('./account-link'),
  },
  freeTrial: {
    words: ['dialogs/free-trial', 'dialogs/login', 'dialogs/entry', 'dialogs/password-change'],
    bring: () => import('./free-trial'),
  },
};
const views = new Map<Name, DialogView>();

/** Brings a dialog's view and its words, or neither; or those of one of a centre's pages. */
export async function loadView(name: Name, page?: string): Promise<void> {
  const { words, bring } = chunks[name];
  if (page !== undefined) return (await bring()).loadPage?.(page);
  const [{ View }] = await Promise.all([bring(), ...words.map((name) => bringWords(name))]);
  views.set(name, View);
}

/** The view of a dialog that was loaded. */
export const viewOf = (name: Name) => views.get(name);
