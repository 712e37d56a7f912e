import type { ClientOf } from '../../../contract';
import type { teamRecordEndpoints } from '../../../contract/team-record-endpoints';
import type { TeamFileAsked } from '../../../contract/team-records';
import type { CentreDependencies } from '../../parts/dependencies';

type Client = Pick<ClientOf<typeof teamRecordEndpoints>, 'teamFile'>;
type Asked = TeamFileAsked extends infer One ? (One extends TeamFileAsked ? Omit<One, 'zone'> : never) : never;

/** Has the gateway make a file, in times of the agent's own clock, and the browser fetch it (own.agent-centre.export). */
export async function fetchTeamFile(
  { client, fetchFile }: { client: Client } & Pick<CentreDependencies, 'fetchFile'>,
  asked: Asked,
  signal: AbortSignal,
): Promise<void> {
  const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();
  const { path } = await client.teamFile({ ...asked, zone }, { signal });
  fetchFile(path);
}
