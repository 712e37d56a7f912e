import { MODULES } from '../../../contract';
import { useModule, useSession } from './portal-context';

export type HelpPath = '/help' | '/helpmc';

/** Path of the help centre for the reader: the bare one for a visitor if login comes first (s2.guard.exempt-routes). */
export function useHelpPath(): HelpPath {
  const loginFirst = useModule(MODULES.loginFirst);
  const isVisitor = useSession()?.matches('visitor');
  return loginFirst && isVisitor ? '/helpmc' : '/help';
}
