import type { DeskTheme } from '../../../machines/operations/desk/desk.machine';
import type { Language } from '../../contract';
import type { createDeskClient } from '../../contract/operations/desk-client';
import type { Vault } from '../../ui/browser/vault';
import type { DeskAddress } from '../browser/address';
import type { SessionClock } from '../browser/session-clock';
import type { DeskStorage } from '../browser/storage';

/** Dependencies of the desk's flows; every side effect goes through these. */
export type DeskDependencies = {
  client: ReturnType<typeof createDeskClient>;
  storage: DeskStorage;
  vault: Vault;
  session: SessionClock;
  address: DeskAddress;
  /** Loads the messages of a language and shows them. */
  speak(language: Language): Promise<void>;
  showTheme(theme: DeskTheme): void;
};
