import type { ClientOf } from '../../../../contract';
import type { teamRecordEndpoints } from '../../../../contract/agents/team-record-endpoints';
import type { TeamFileRequest } from '../../../../contract/agents/team-records';
import { siteZone } from '../../../../ui/site-clock';
import type { CentreDependencies } from '../../../parts/dependencies';

type Client = Pick<ClientOf<typeof teamRecordEndpoints>, 'teamFile'>;
type FileRequest = TeamFileRequest extends infer One
  ? One extends TeamFileRequest
    ? Omit<One, 'zone'>
    : never
  : never;

/** Has the gateway make a file, in times of the site, and the browser fetch it (own.agent-centre.export). */
export async function fetchTeamFile(
  { client, fetchFile }: { client: Client } & Pick<CentreDependencies, 'fetchFile'>,
  fileRequest: FileRequest,
  signal: AbortSignal,
): Promise<void> {
  const { path } = await client.teamFile({ ...fileRequest, zone: siteZone() }, { signal });
  fetchFile(path);
}
