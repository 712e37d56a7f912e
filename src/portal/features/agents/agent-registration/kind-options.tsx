import { Trans, useLingui } from '@lingui/react/macro';
import type { FieldOf } from '../../../../ui/form/form.flow';
import { Options } from '../../../../ui/options';
import { kindWords } from './link-words';

/** Choice between joining as a player and as an agent. */
export function KindOptions({ field }: { field: FieldOf }) {
  const { t } = useLingui();
  return (
    <Options
      {...field('kind')}
      legend={<Trans id="agentLinks.kind">Joins as</Trans>}
      options={[
        {
          value: 'member',
          title: t(kindWords.member),
          text: <Trans id="agentLinks.kind.member.text">Plays, and invites nobody.</Trans>,
        },
        {
          value: 'agent',
          title: t(kindWords.agent),
          text: <Trans id="agentLinks.kind.agent.text">Has a team too; you can offer contracts.</Trans>,
        },
      ]}
    />
  );
}
