import { Trans, useLingui } from '@lingui/react/macro';
import type { DeskOverview, QueueName } from '../../../../../machines/operations/desk-queues/desk-queues.machine';
import { Badge } from '../../../../ui/badge';
import { inDigits, wait } from '../../../../ui/format';
import { queueWords } from './queue-words';
import '../../../parts/queue/queue.css';
import './queues.css';

type Props = { overview: DeskOverview; onSelect: (queue: QueueName) => void };

/** A tile for each queue: the number of its items, and the age of the oldest (own.desk-app.queues). */
export function QueueTiles({ overview: { list, now }, onSelect }: Props) {
  const { t, i18n } = useLingui();
  return (
    <ul className="desk-tiles" aria-label={t({ id: 'desk.queues.title', message: 'Queues' })}>
      {list.map(({ queue, count, oldest, late }) => {
        const age = oldest === null ? '' : wait(now - oldest, i18n.locale);
        const lateCount = inDigits(String(late), i18n.locale);
        return (
          <li key={queue} className="card desk-tile">
            <button
              type="button"
              className="desk-tile-name"
              aria-describedby={`queue-${queue}`}
              onClick={() => onSelect(queue)}
            >
              {t(queueWords[queue])}
            </button>
            <p id={`queue-${queue}`} className="desk-tile-count">
              <span className="desk-sum num">{inDigits(String(count), i18n.locale)}</span>
              <span className="sm mute">
                {oldest === null ? (
                  <Trans id="desk.queues.clear">Nothing waits</Trans>
                ) : (
                  <Trans id="desk.queues.oldest">Oldest: {age}</Trans>
                )}
              </span>
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
