import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { GamingLimits } from '../../../../contract';
import { moment, wholeDay } from '../../../../ui/format';
import { OverviewRow } from '../../../../ui/page/overview-row';
import type { LimitsRef } from './gaming-limits.flow';

type Props = { set: GamingLimits; limits: LimitsRef };

/** The reality check, a time-out, a self-exclusion. */
export function PauseRows({ set: { realityMinutes, timeOutUntil, excludedUntil }, limits }: Props) {
  const { t, i18n } = useLingui();
  const minutes = realityMinutes ?? 0;
  const every =
    realityMinutes === null
      ? t({ id: 'limits.reality.off', message: 'Off' })
      : t({ id: 'limits.reality.every', message: `Every ${plural(minutes, { one: '# minute', other: '# minutes' })}` });
  const more = t({ id: 'limits.more', message: 'More' });
  const out = timeOutUntil === null ? '' : moment(timeOutUntil, i18n.locale);
  const excluded = excludedUntil === null ? '' : wholeDay(excludedUntil, i18n.locale);
  return (
    <>
      <OverviewRow
        icon="clock"
        label={t({ id: 'limits.reality', message: 'Play reminder' })}
        value={every}
        hint={t({
          id: 'limits.reality.hint',
          message: 'Tells you how long you have played, and what you won and lost.',
        })}
        action={{
          text: t({ id: 'limits.set', message: 'Set up' }),
          name: t({ id: 'limits.reality.choose', message: 'Set up the play reminder' }),
          run: () => limits.send({ type: 'reality.selected' }),
        }}
      />
      <OverviewRow
        icon="pause"
        label={t({ id: 'limits.timeOut', message: 'Time-out' })}
        value={out && t({ id: 'limits.until', message: `Until ${out}` })}
        hint={t({ id: 'limits.timeOut.hint', message: 'A break of 24 hours to 6 weeks.' })}
        action={{
          text: more,
          name: t({ id: 'limits.timeOut.choose', message: 'More about the time-out' }),
          run: () => limits.send({ type: 'timeOut.selected' }),
        }}
      />
      <OverviewRow
        icon="hand"
        label={t({ id: 'limits.exclusion', message: 'Self-exclusion' })}
        value={excluded && t({ id: 'limits.untilDay', message: `Until ${excluded}` })}
        hint={t({ id: 'limits.exclusion.hint', message: 'No play for 6 months or longer.' })}
        action={{
          text: more,
          name: t({ id: 'limits.exclusion.choose', message: 'More about self-exclusion' }),
          run: () => limits.send({ type: 'exclusion.selected' }),
        }}
      />
    </>
  );
}
