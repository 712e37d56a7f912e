import { Trans, useLingui } from '@lingui/react/macro';
import { use } from 'react';
import type { DeskOverview, QueueName } from '../../../../../machines/operations/desk-queues/desk-queues.machine';
import { Badge } from '../../../../ui/badge';
import { inDigits, money, wait } from '../../../../ui/format';
import { FollowContext, ItemLink } from '../../../parts/desk-link';
import { queueWords } from './queue-words';
import '../../../parts/queue/queue.css';
import './queues.css';

const WITHDRAWALS = { page: 'withdrawals', queue: null, id: '' } as const;

type Props = { overview: DeskOverview; onSelect: (queue: QueueName) => void };

/** A tile for each queue: number, sum and oldest of its items, the latter as a link (own.desk-app.queues). */
export function QueueTiles({ overview: { list, now }, onSelect }: Props) {
  const { t, i18n } = useLingui();
  const follow = use(FollowContext);
  const nameOf = (queue: DeskOverview['list'][number]['queue']) =>
    queue === 'withdrawals'
      ? t({ id: 'desk.queues.withdrawals', message: 'Withdrawals to decide' })
      : t(queueWords[queue]);
  return (
    <ul className="desk-tiles" aria-label={t({ id: 'desk.queues.title', message: 'Queues' })}>
      {list.map(({ queue, count, oldest, oldestId, late, sum }) => {
        const age = oldest === null ? '' : wait(now - oldest, i18n.locale);
        const lateCount = inDigits(String(late), i18n.locale);
        return (
          <li key={queue} className="card desk-tile">
            <button
              type="button"
              className="desk-tile-name"
              aria-describedby={`queue-${queue}`}
              onClick={() => (queue === 'withdrawals' ? follow(WITHDRAWALS) : onSelect(queue))}
            >
              {nameOf(queue)}
            </button>
            <p id={`queue-${queue}`} className="desk-tile-count">
              <span className="desk-sum num">{inDigits(String(count), i18n.locale)}</span>
              <span className="sm mute">
                {oldest === null || oldestId === null ? (
                  <Trans id="desk.queues.clear">Nothing waits</Trans>
                ) : (
                  <ItemLink item={{ queue, id: oldestId }}>
                    <Trans id="desk.queues.oldest">Oldest: {age}</Trans>
                  </ItemLink>
                )}
              </span>
              {sum !== null && count > 0 && <span className="sm num">{money(sum, i18n.locale)}</span>}
              {late > 0 && (
                <Badge tone="alert">
                  <Trans id="desk.queues.late">Late: {lateCount}</Trans>
                </Badge>
              )}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
