import { useQuery } from '@tanstack/react-query';
import type { Banner as BannerContent } from '../../../contract';
import type { BannerGroup } from '../../../contract/support/content';
import { noticeEndpoints } from '../../../contract/support/notice-endpoints';
import { Art } from '../../../ui/art';
import { reads } from '../../../ui/list/reads';
import { LinkTo } from '../html/link-to';
import { usePage, useSession } from '../portal/portal-context';
import { useLanguages } from '../portal/shell-data';
import './banner.css';

/**
 * Banners are cached for the lifetime of the page: they depend on language and reader only, and are read once for each
 * (s7.relay.announcements is cached).
 */
const FOREVER = Number.POSITIVE_INFINITY;

/** Banners of a group; none until they load, nor if that fails. */
function useBanners(group: BannerGroup): BannerContent[] {
  const client = usePage().clientFor(noticeEndpoints);
  const { language } = useLanguages();
  const reader = useSession()?.context.account?.id ?? null;
  const { data } = useQuery(
    {
      queryKey: ['announcements', language, reader],
      queryFn: ({ signal }) => client.announcements({ platform: 'W', execution: 'B' }, { signal }),
      staleTime: FOREVER,
      retry: false,
    },
    reads,
  );
  return data?.banners.filter(({ groupName }) => groupName === group) ?? [];
}

/** The banner of a group, where there is one (s2.login.banner, s2.register.banner). */
export function Banner({ group }: { group: 'w_login' | 'w_register' }) {
  const [banner] = useBanners(group);
  return banner ? <Strip banner={banner} /> : null;
}

/** All banners of home, for the reader. */
export function HomeBanners({ label }: { label: string }) {
  const banners = useBanners('home');
  if (banners.length === 0) return null;
  return (
    <ul className="banners" aria-label={label}>
      {banners.map((banner) => (
        <li key={`${banner.url} ${banner.title}`}>
          <Strip banner={banner} />
        </li>
      ))}
    </ul>
  );
}

function Strip({ banner: { url, picture, title, text } }: { banner: BannerContent }) {
  return (
    <LinkTo href={url} className="banner">
      {picture && <Art tile={picture} />}
      <span className="banner-words">
        <b>{title}</b>
        <span>{text}</span>
      </span>
    </LinkTo>
  );
}
