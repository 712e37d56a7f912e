import { useLingui } from '@lingui/react/macro';
import type { Bet } from '../../../contract';
import { Badge } from '../../../ui/badge';
import { endingWords, statusTones, statusWords } from './bet-words';

/** Status of a bet; of a cancelled one, the reason. */
export function BetStatus({ bet: { status, ending } }: { bet: Pick<Bet, 'status' | 'ending'> }) {
  const { t } = useLingui();
  return <Badge tone={statusTones[status]}>{t(ending ? endingWords[ending] : statusWords[status])}</Badge>;
}
