import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { DeskItem } from '../../../../machines/operations/desk-item/desk-item.machine';
import { Button } from '../../../ui/button';
import { moment } from '../../../ui/format';
import { Note } from '../../../ui/note';
import type { DeskItemRef } from './queue-keys';
import './queue.css';

/** `isDanger`: the act ends something for the player. */
type ActButton<A extends string> = { act: A; label: string; isDanger: boolean };
type Claim = { by: string; until: number } | null;
type Props<I extends DeskItem> = {
  item: DeskItemRef<I>;
  claim: Claim;
  /** Party that it waits for; `none`: it is decided. */
  waitsFor: string;
  acts: readonly ActButton<I['permitted'][number]>[];
};

/** Claim of an item, and the acts that it permits (own.desk-app.claim). */
export function ItemActs<I extends DeskItem>({ item, claim, waitsFor, acts }: Props<I>) {
  const { t, i18n } = useLingui();
  const state = useSelector(item, (snapshot) => snapshot);
  const by = claim?.by;
  const until = claim && moment(claim.until, i18n.locale);
  if (state.matches({ open: 'others' }))
    return (
      <>
        <Note tone="gold" role="status">
          <Trans id="desk.review.others">
            Claimed by {by} until {until}. You can only read it.
          </Trans>
        </Note>
        <Button small onClick={() => item.send({ type: 'retry.requested' })}>
          <Trans id="desk.review.refresh">Refresh</Trans>
        </Button>
      </>
    );
  if (state.matches({ open: 'free' }) || state.matches('claiming'))
    return acts.length > 0 ? (
      <Button look="primary" busy={state.hasTag('busy')} onClick={() => item.send({ type: 'claim.requested' })}>
        <Trans id="desk.review.claim">Claim</Trans>
      </Button>
    ) : (
      <Note role="status">
        {waitsFor === 'none' ? (
          <Trans id="desk.review.decided">This is decided; there is nothing left to do.</Trans>
        ) : (
          <Trans id="desk.review.idle">There is nothing for you to do here now.</Trans>
        )}
      </Note>
    );
  const busy = state.hasTag('busy');
  return (
    <>
      <fieldset className="desk-acts">
        <legend className="vh">{t({ id: 'desk.review.acts', message: 'Actions' })}</legend>
        {acts.map(({ act, label, isDanger }, at) => (
          <Button
            key={act}
            look={isDanger ? 'alert' : at === 0 ? 'primary' : 'secondary'}
            busy={busy}
            onClick={() => item.send({ type: 'act.requested', act })}
          >
            {label}
          </Button>
        ))}
        <Button look="quiet" busy={busy} onClick={() => item.send({ type: 'release.requested' })}>
          <Trans id="desk.review.release">Release</Trans>
        </Button>
      </fieldset>
      <p className="xs mute">
        <Trans id="desk.review.yours">Yours until {until}.</Trans>
      </p>
    </>
  );
}
