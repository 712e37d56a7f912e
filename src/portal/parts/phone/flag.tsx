import './country.css';

/** The flag of a country by its code (s3.country.flag-url); its name stands beside it. */
export const Flag = ({ countryCode }: { countryCode: string }) => (
  <img className="flag" src={`/TCG_PROD_IMAGES/COUNTRY_FLAG/${countryCode}.png`} width="24" height="16" loading="lazy" alt="" />
);
