import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ChangedLimit } from '../../../../../machines/money/gaming-limits/gaming-limits.machine';
import { FocusedNote } from '../../../../ui/focused-note';

const words = {
  playerLimit: msg({ id: 'limits.changed.playerLimit', message: 'Your limit change is saved.' }),
  timeOut: msg({ id: 'limits.changed.timeOut', message: 'Your time-out has begun.' }),
  realityCheck: msg({ id: 'limits.changed.realityCheck', message: 'The play reminder is set.' }),
} satisfies Record<ChangedLimit, unknown>;

/** The last change, read out once. */
export function ChangedNote({ changed }: { changed: ChangedLimit | null }) {
  const { t } = useLingui();
  return changed && <FocusedNote done>{t(words[changed])}</FocusedNote>;
}
