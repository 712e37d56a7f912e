import type { ComponentType } from 'react';
import type { DialogRequest } from '../../../machines/dialogs/dialogs.machine';
import { bringWords } from '../app/words';

type Name = DialogRequest['name'];
type DialogModule = { View: ComponentType };

/** Each dialog is a chunk, with a catalogue of its own beside it, and those of the parts that it shares with others. */
type Chunk = { words: string[]; bring: () => Promise<DialogModule> };
const coming: Chunk = { words: ['dialogs/coming'], bring: () => import('./coming') };
const chunks: Record<Name, Chunk> = {
  login: { words: ['dialogs/login', 'dialogs/entry', 'dialogs/password-change'], bring: () => import('./login') },
  register: {
    words: ['dialogs/register', 'dialogs/login', 'dialogs/entry', 'dialogs/password-change'],
    bring: () => import('./register'),
  },
  memberCentre: coming,
  agentCentre: coming,
  freeTrial: {
    words: ['dialogs/free-trial', 'dialogs/login', 'dialogs/entry', 'dialogs/password-change'],
    bring: () => import('./free-trial'),
  },
};
const views = new Map<Name, ComponentType>();

/** Brings a dialog's view and its words, or neither. */
export async function loadView(name: Name): Promise<void> {
  const { words, bring } = chunks[name];
  const [{ View }] = await Promise.all([bring(), ...words.map((name) => bringWords(name))]);
  views.set(name, View);
}

/** The view of a dialog that was loaded. */
export const viewOf = (name: Name) => views.get(name);
