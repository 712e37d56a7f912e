import type { ClientOf } from '../../../../contract';
import type { teamRecordEndpoints } from '../../../../contract/agents/team-record-endpoints';
import type { TeamFileAsked } from '../../../../contract/agents/team-records';
import { siteZone } from '../../../../ui/site-zone';
import type { CentreDependencies } from '../../../parts/dependencies';

type Client = Pick<ClientOf<typeof teamRecordEndpoints>, 'teamFile'>;
type Asked = TeamFileAsked extends infer One ? (One extends TeamFileAsked ? Omit<One, 'zone'> : never) : never;

/** Has the gateway make a file, in times of the site, and the browser fetch it (own.agent-centre.export). */
export async function fetchTeamFile(
  { client, fetchFile }: { client: Client } & Pick<CentreDependencies, 'fetchFile'>,
  asked: Asked,
  signal: AbortSignal,
): Promise<void> {
  const { path } = await client.teamFile({ ...asked, zone: siteZone() }, { signal });
  fetchFile(path);
}
