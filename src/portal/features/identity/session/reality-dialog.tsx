import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Check, realityCheckMachine } from '../../../../../machines/money/reality-check/reality-check.machine';
import { Button } from '../../../../ui/button';
import { Facts } from '../../../../ui/facts';
import { FailureWords } from '../../../../ui/failure-words';
import { moment, money } from '../../../../ui/format';
import { LightDialog } from '../../../../ui/light-dialog';
import { Skeleton } from '../../../../ui/skeleton';
import { useSession } from '../../../parts/portal/portal-context';
import { unlessFailed } from '../../../parts/portal/unless-failed';

type Props = { reality: ActorRefFrom<typeof realityCheckMachine>; state: SnapshotFrom<typeof realityCheckMachine> };
const MINUTE = 60_000;

/** The reality check, over whatever is open; Escape is no answer (own.reality-check.displayed). */
export function RealityDialog() {
  const reality = unlessFailed(useSession()?.children.realityCheck);
  const state = useSelector(reality, (snapshot) => snapshot);
  if (!reality || !state?.hasTag('open')) return null;
  return (
    <LightDialog
      role="alertdialog"
      title={<Trans id="reality.title">Play reminder</Trans>}
      onEscape={() => {}}
      text={<ReminderText reality={reality} state={state} />}
    >
      <div className="answers answers-down">
        <Button look="primary" onClick={() => reality.send({ type: 'check.acknowledged' })}>
          <Trans id="reality.goOn">Keep playing</Trans>
        </Button>
        <Button onClick={() => reality.send({ type: 'record.requested' })}>
          <Trans id="reality.record">See the account record</Trans>
        </Button>
        <Button onClick={() => reality.send({ type: 'leave.requested' })}>
          <Trans id="reality.leave">Log out</Trans>
        </Button>
      </div>
    </LightDialog>
  );
}

function ReminderText({ reality, state }: Props) {
  const { check, failure } = state.context;
  if (state.matches({ open: 'loadFailed' }))
    return (
      <div className="stack">
        <p>
          <Trans id="reality.time">The time you have chosen has passed.</Trans>
        </p>
        <p role="alert" className="err">
          <FailureWords failure={failure} />
        </p>
        <Button small onClick={() => reality.send({ type: 'retry.requested' })}>
          <Trans id="reality.retry">Try again</Trans>
        </Button>
      </div>
    );
  if (state.matches({ open: 'loaded' }) && check) return <Figures check={check} />;
  return (
    <div aria-busy="true" className="stack">
      <p role="status">
        <Trans id="reality.reading">Loading your play…</Trans>
      </p>
      <Skeleton shape="card" />
    </div>
  );
}

function Figures({ check: { since, at, staked, won, net } }: { check: Check }) {
  const { i18n } = useLingui();
  const minutes = Math.floor((at - since) / MINUTE);
  const sums = { staked: money(staked, i18n.locale), won: money(won, i18n.locale), net: money(net, i18n.locale) };
  return (
    <Facts
      facts={[
        { key: 'since', name: <Trans id="reality.since">Playing since</Trans>, value: moment(since, i18n.locale) },
        {
          key: 'minutes',
          name: <Trans id="reality.minutes">Time played</Trans>,
          value: <Plural id="reality.minutesOf" value={minutes} one="# minute" other="# minutes" />,
        },
        { key: 'staked', name: <Trans id="reality.staked">Staked</Trans>, value: sums.staked },
        { key: 'won', name: <Trans id="reality.won">Won</Trans>, value: sums.won },
        { key: 'net', name: <Trans id="reality.net">Net result</Trans>, value: sums.net },
      ]}
    />
  );
}
