import type { ComponentType, ReactNode } from 'react';
import type { DialogRequest } from '../../../machines/dialogs/dialogs.machine';
import { bringWords } from '../parts/portal/words';

type Name = DialogRequest['name'];
/** `over`: what comes over it, within its own frame. */
type DialogView = ComponentType<{ over?: ReactNode }>;
/** `loadPage`: brings a page of it, where it has any. */
type DialogModule = { View: DialogView; loadPage?: (page: string) => Promise<void> };

/** Each dialog is a chunk, with a catalogue of its own beside it, and those of the parts that it shares with others. */
type Chunk = { words: string[]; bring: () => Promise<DialogModule> };
const coming: Chunk = { words: ['agent-centre'], bring: () => import('../features/agent-centre') };
const passwords: Chunk = {
  words: ['passwords', 'password-change', 'phone', 'entry'],
  bring: () => import('../features/passwords'),
};
/** The member centre comes with where its pages are. */
async function bringCentre(): Promise<DialogModule> {
  const [{ View }, { loadPage }] = await Promise.all([import('../features/member-centre'), import('./pages')]);
  return { View, loadPage };
}
const chunks: Record<Name, Chunk> = {
  changePassword: passwords,
  forgotPassword: passwords,
  resetPassword: passwords,
  login: {
    words: ['login', 'captcha', 'verification', 'phone', 'proof', 'entry', 'password-change'],
    bring: () => import('../features/login'),
  },
  register: {
    words: ['registration', 'phone', 'captcha', 'verification', 'entry', 'password-change'],
    bring: () => import('../features/registration'),
  },
  memberCentre: { words: ['member-centre'], bring: bringCentre },
  afterLogin: { words: ['after-login'], bring: () => import('../features/after-login') },
  agentCentre: coming,
  accountLink: {
    words: ['account-link', 'proof', 'phone', 'entry', 'password-change'],
    bring: () => import('../features/account-link'),
  },
  freeTrial: {
    words: ['free-trial', 'captcha', 'verification', 'entry', 'password-change'],
    bring: () => import('../features/free-trial'),
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
