import type { Handlers, Kit } from '../kit';
import { openTrial } from './service';

/** Free play without an account (s7.call.session-freeplay). */
export const trialRoutes = (kit: Kit): Handlers<'freePlay'> => ({ freePlay: (asked, caller) => openTrial(kit, asked, caller) });
