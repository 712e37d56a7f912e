import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '../../../../ui/text-input';

/** Owner of the records: one member by name, or all if empty. */
export function MemberField({ userName }: { userName: string | undefined }) {
  const { t } = useLingui();
  return (
    <TextInput
      name="userName"
      maxLength={64}
      autoComplete="off"
      label={t({ id: 'agentTeam.member', message: 'Username (empty: all)' })}
      defaultValue={userName}
    />
  );
}

/** Name that the team does not have. */
export const UnknownMember = () => <Trans id="agentTeam.nobody">There is nobody of this name in your team.</Trans>;
