import type { Language } from '../../../contract';
import type { ClubLabel } from '../../../contract/identity/member';

declare module '../../platform/context' {
  interface Ports {
    /** Returns the VIP rank of an account with its names (s2.nav.vip-rank). */
    readClubLabel: (ctx: ModuleContext, rankLevel: number, language: Language) => Promise<ClubLabel>;
  }
}
