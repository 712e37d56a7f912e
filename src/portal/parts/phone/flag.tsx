import { imageUrl } from '../../../ui/image-cdn';
import { useSystemStatus } from '../portal/portal-context';
import './country.css';

/** The flag of a country by its code (s3.country.flag-url), from an image CDN where there is one (s9.const.image-cdn); its name stands beside it. */
export function Flag({ countryCode }: { countryCode: string }) {
  const cdns = useSystemStatus()?.context.site?.imageCDNs ?? [];
  const src = imageUrl(`/TCG_PROD_IMAGES/COUNTRY_FLAG/${countryCode}.png`, cdns);
  return <img className="flag" src={src} width="24" height="16" loading="lazy" alt="" />;
}
