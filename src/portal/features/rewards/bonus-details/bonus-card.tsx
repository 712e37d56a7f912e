import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { Bonus } from '../../../../contract';
import { Badge, type BadgeTone } from '../../../../ui/badge';
import { Button } from '../../../../ui/button';
import { moment, money } from '../../../../ui/format';
import { Note } from '../../../../ui/note';
import { ProgressBar } from '../../../../ui/progress-bar';
import { siteNow } from '../../../../ui/site-clock';
import { useMinute } from '../../../../ui/tick';
import { Fairness, PlayTerms } from '../../../parts/terms/terms';
import './bonus-details.css';

const stateWords = {
  open: msg({ id: 'bonus.state.open', message: 'In progress' }),
  done: msg({ id: 'bonus.state.done', message: 'Completed' }),
  givenUp: msg({ id: 'bonus.state.givenUp', message: 'Given up' }),
  handedOn: msg({ id: 'bonus.state.handedOn', message: 'Passed on' }),
  lost: msg({ id: 'bonus.state.lost', message: 'Used up' }),
  expired: msg({ id: 'bonus.state.expired', message: 'Expired' }),
  reversed: msg({ id: 'bonus.state.reversed', message: 'Deposit taken back' }),
} satisfies Record<Bonus['state'], unknown>;
const stateTones: Record<Bonus['state'], BadgeTone> = {
  open: 'gold',
  done: 'field',
  givenUp: 'plain',
  handedOn: 'river',
  lost: 'plain',
  expired: 'plain',
  reversed: 'plain',
};

/** Sums of the wire as numbers, for a bar alone. */
const share = (sum: string) => Number(sum.replace('.', ''));

/**
 * A bonus: its worth, the outstanding turnover, the bets that count, and the remaining balance (own.bonus.progress).
 */
export function BonusCard({ bonus, onGiveUp }: { bonus: Bonus; onGiveUp: () => void }) {
  const { i18n } = useLingui();
  const id = useId();
  const now = useMinute(siteNow);
  const sum = (value: string) => money(value, i18n.locale);
  const {
    title,
    amount,
    owed,
    workedOff,
    left,
    atStake,
    cap,
    taken,
    state,
    excluded,
    mostStake,
    at,
    expiresAt,
    endedAt,
  } = bonus;
  const done = sum(workedOff);
  const all = sum(owed);
  const facts: { key: string; name: ReactNode; value: ReactNode }[] = [
    { key: 'amount', name: <Trans id="bonus.amount">Bonus</Trans>, value: sum(amount) },
    ...(state === 'open'
      ? [
          { key: 'left', name: <Trans id="bonus.left">Left of it</Trans>, value: sum(left) },
          { key: 'stake', name: <Trans id="bonus.atStake">In open bets</Trans>, value: sum(atStake) },
          { key: 'cap', name: <Trans id="bonus.cap">Becomes yours</Trans>, value: <Cap cap={cap} /> },
        ]
      : []),
    ...(taken === null ? [] : [{ key: 'taken', name: <Trans id="bonus.taken">Taken</Trans>, value: sum(taken) }]),
    { key: 'at', name: <Trans id="bonus.at">Claimed</Trans>, value: moment(at, i18n.locale) },
    ...(expiresAt === null || state !== 'open'
      ? []
      : [
          {
            key: 'deadline',
            name: <Trans id="bonus.deadline">Complete it by</Trans>,
            value: moment(expiresAt, i18n.locale),
          },
        ]),
    ...(endedAt === null
      ? []
      : [{ key: 'ended', name: <Trans id="bonus.ended">Ended</Trans>, value: moment(endedAt, i18n.locale) }]),
  ];
  return (
    <li>
      <article className="card bonus-one" aria-labelledby={id}>
        <div className="bonus-head">
          <h4 id={id}>{title ?? <Trans id="bonus.untitled">Bonus</Trans>}</h4>
          <Badge tone={stateTones[state]}>{i18n._(stateWords[state])}</Badge>
        </div>
        <p className="sm">
          <Trans id="bonus.progress">
            Staked {done} of {all}
          </Trans>
        </p>
        <ProgressBar max={share(owed)} value={share(workedOff)} aria-labelledby={id} />
        {state === 'open' && expiresAt !== null && expiresAt <= now && (
          <Note tone="gold">
            <Trans id="bonus.waits">
              The time is over, so this bonus cannot be staked. It waits for bets that you placed before; they count.
            </Trans>
          </Note>
        )}
        <PlayTerms facts={facts} excluded={excluded} mostStake={mostStake} />
        {state === 'open' && (
          <>
            <Fairness hasDeadline={expiresAt !== null} />
            <div className="form-actions">
              <Button look="quiet" onClick={onGiveUp} aria-describedby={id}>
                <Trans id="bonus.giveUp">Give up this bonus</Trans>
              </Button>
            </div>
          </>
        )}
      </article>
    </li>
  );
}

/** The part that becomes the player's own once the turnover is complete (`own.grant.end`). */
function Cap({ cap }: Pick<Bonus, 'cap'>) {
  const { i18n } = useLingui();
  if (cap === null) return <Trans id="bonus.cap.all">All that is left when the turnover is complete</Trans>;
  const most = money(cap, i18n.locale);
  return <Trans id="bonus.cap.most">Up to {most} of what is left when the turnover is complete</Trans>;
}
