import { useLingui } from '@lingui/react/macro';
import type { Bet } from '../../../contract';
import { Badge } from '../../../ui/badge';
import { endingWords, statusTones, statusWords } from './bet-words';

/** What has become of a bet; of one that was let go, why. */
export function BetStatus({ bet: { status, ending } }: { bet: Pick<Bet, 'status' | 'ending'> }) {
  const { t } = useLingui();
  return <Badge tone={statusTones[status]}>{t(ending ? endingWords[ending] : statusWords[status])}</Badge>;
}
