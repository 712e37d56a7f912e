import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useClient, usePortalState } from '../portal/portal-context';
import { reads } from '../portal/reads';
import './banner.css';

/** Kept as long as the page: banners are read once a language (s7.relay.announcements is cached). */
const FOREVER = Number.POSITIVE_INFINITY;

/** The banner of a group, where there is one (s2.login.banner, s2.register.banner). One that does not come is not missed. */
export function Banner({ group }: { group: 'w_login' | 'w_register' }) {
  const client = useClient();
  const language = usePortalState((state) => state.context.language);
  const { data } = useQuery(
    {
      queryKey: ['announcements', language],
      queryFn: ({ signal }) => client.announcements({ platform: 'W', execution: 'B' }, { signal }),
      staleTime: FOREVER,
      retry: false,
    },
    reads,
  );
  const banner = data?.banners.find(({ groupName }) => groupName === group);
  if (!banner) return null;
  return (
    <Link to={banner.url} className="banner">
      <b>{banner.title}</b>
      <span>{banner.text}</span>
    </Link>
  );
}
