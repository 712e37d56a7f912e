import { Trans, useLingui } from '@lingui/react/macro';
import type { DeskPlayer } from '../../../../../machines/operations/desk-player/desk-player.machine';
import { Badge } from '../../../../ui/badge';
import { Button } from '../../../../ui/button';
import { Facts } from '../../../../ui/facts';
import { inDigits, moment, wholeDay } from '../../../../ui/format';
import type { PlayerAct } from './player-words';
import '../../../parts/queue/queue.css';
import './players.css';

type Props = { player: DeskPlayer; canAct: boolean; onRequest: (act: PlayerAct, value: string) => void };

/** Identity, agents, labels, notes, payout accounts and addresses; personal data are masked (own.desk-app.reveal). */
export function PlayerPerson({ player, canAct, onRequest }: Props) {
  const { t, i18n } = useLingui();
  const { contacts, vip, agents, labels, notes, payees, places, permitted, revealedUntil } = player;
  const at = (time: number) => moment(time, i18n.locale);
  const until = revealedUntil === null ? '' : at(revealedUntil);
  const level = inDigits(String(vip.level), i18n.locale);
  const levelName = i18n.locale === 'bn' ? vip.nameBn : vip.nameEn;
  const may = (act: PlayerAct) => canAct && permitted.includes(act);
  return (
    <>
      <section className="card stack">
        <h2>{t({ id: 'desk.player.person', message: 'Person' })}</h2>
        <Facts
          facts={[
            { key: 'nick', name: t({ id: 'desk.player.nickname', message: 'Nickname' }), value: player.nickname },
            {
              key: 'name',
              name: t({ id: 'desk.player.name', message: 'Real name' }),
              value: contacts.realName ?? '–',
            },
            {
              key: 'mobile',
              name: t({ id: 'desk.player.mobile', message: 'Mobile number' }),
              value: contacts.mobile ?? '–',
            },
            { key: 'email', name: t({ id: 'desk.player.email', message: 'Email' }), value: contacts.email ?? '–' },
            {
              key: 'id',
              name: t({ id: 'desk.player.idNumber', message: 'Identity card' }),
              value: contacts.idNumber ?? '–',
            },
            {
              key: 'since',
              name: t({ id: 'desk.player.since', message: 'Registered' }),
              value: wholeDay(player.since, i18n.locale),
            },
            {
              key: 'vip',
              name: t({ id: 'desk.player.vip', message: 'VIP level' }),
              value: `${level} ${levelName}`.trim(),
            },
            {
              key: 'agents',
              name: t({ id: 'desk.player.agents', message: 'Agents above' }),
              value: agents.length === 0 ? '–' : agents.join(' › '),
            },
          ]}
        />
        {contacts.mobile !== null && !contacts.isMobileVerified && (
          <p className="sm mute">
            <Trans id="desk.player.unverified">The mobile number is not verified.</Trans>
          </p>
        )}
        {revealedUntil !== null && (
          <p className="sm mute">
            <Trans id="desk.player.revealed">Personal data are visible to you until {until}.</Trans>
          </p>
        )}
      </section>
      <section className="card stack">
        <h2>{t({ id: 'desk.player.labels', message: 'Labels and notes' })}</h2>
        {labels.length + notes.length === 0 && (
          <p className="sm mute">
            <Trans id="desk.player.none">None.</Trans>
          </p>
        )}
        <ul className="desk-lines sm">
          {labels.map(({ label, setBy, at: time }) => (
            <li key={label}>
              <Badge tone="field">{label}</Badge>
              <span className="mute grow">
                {setBy}, {at(time)}
              </span>
              {may('removeLabel') && (
                <Button small look="quiet" onClick={() => onRequest('removeLabel', label)}>
                  <Trans id="desk.player.remove">
                    Remove <span className="vh">{label}</span>
                  </Trans>
                </Button>
              )}
            </li>
          ))}
        </ul>
        <ul className="desk-lines sm">
          {notes.map(({ id, author, text, at: time }) => (
            <li key={id}>
              <span className="desk-text">{text}</span>
              <span className="mute">
                {author}, {at(time)}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section className="card stack">
        <h2>{t({ id: 'desk.player.payees', message: 'Payout accounts and addresses' })}</h2>
        {payees.length + places.length === 0 && (
          <p className="sm mute">
            <Trans id="desk.player.none">None.</Trans>
          </p>
        )}
        <ul className="desk-lines sm">
          {payees.map(({ id, provider, holder, number, since, removedAt }) => (
            <li key={id}>
              <b>{provider}</b> <span className="mono">{number}</span> <span className="grow">{holder}</span>
              <span className="mute">{wholeDay(since, i18n.locale)}</span>
              {removedAt !== null && <Badge>{t({ id: 'desk.player.removed', message: 'Removed' })}</Badge>}
            </li>
          ))}
        </ul>
        <ul className="desk-lines sm">
          {places.map(({ address: label, country, isRegistered, lastAt }) => (
            <li key={`${label} ${lastAt}`}>
              <span className="mono">{label}</span> <span>{country ?? ''}</span>
              {isRegistered && (
                <Badge tone="field">{t({ id: 'desk.player.registeredPlace', message: 'Registered' })}</Badge>
              )}
              <span className="mute grow">{at(lastAt)}</span>
              {may('forgetAddress') && revealedUntil !== null && (
                <Button small look="quiet" onClick={() => onRequest('forgetAddress', label)}>
                  <Trans id="desk.player.remove">
                    Remove <span className="vh">{label}</span>
                  </Trans>
                </Button>
              )}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
